const clock = String.raw`(?:\d|[1-9]\d):(?:\d|[1-5]\d):(?:\d|[1-5]\d)\.\d{1,3}`;
const unpadded = new RegExp(String.raw`^\s{0,8}${clock} --> ${clock}\s*$`);

/** Whether all of these lines of times are written as Microsoft does, `0:0:5.320`: no leading zero anywhere. */
export function isUnpadded(times: readonly string[]): boolean {
  return times.some((line) => /:\d[:.]/.test(line)) && times.every((line) => unpadded.test(line));
}
