// Imported on demand. A module of its own, because a bundler cannot tell the names of a CommonJS package that is imported dynamically.
export { Compute, GoogleAuth, IdTokenClient, OAuth2Client } from 'google-auth-library';
