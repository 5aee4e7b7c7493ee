// Loaded into each local function: when `npm start` is gone, however it went, the function goes too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
