import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ApiKeys, givenKey, requireApiKey } from '#shared/auth/api-key.ts';
import { AccessError } from '#shared/errors.ts';
import { readableByBrowsers } from '#shared/http/cors.ts';
import type { SwaggerDocument } from '#infra/contract/swagger.ts';
import { answerClientErrors } from '#shared/http/client-errors.ts';
import { type ConsolePage, sendPage } from './console-page.ts';
import { forward, type Hop } from './forward.ts';
import { findRoute } from './route.ts';

export interface GatewayOptions {
  readonly document: SwaggerDocument;
  readonly acceptedKeys: ApiKeys;
  readonly hop: Hop;
  /** At `GET /`, beside the contract. */
  readonly page?: ConsolePage;
}

/**
 * A gateway on the developer's machine that enforces the generated document as a managed one does: routes, methods, keys,
 * deadlines, and the identity token of the hop to the backend. Its own errors are `{ "error": <text> }`, and a key that is not
 * accepted is 401, as the contract says; a managed gateway answers 400 there, with a body of its own.
 */
export function createGateway({ document, acceptedKeys, hop, page }: GatewayOptions): Server {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (page && path === '/' && isLook(request)) return sendPage(response, page);
    const route = findRoute(document, path);
    const browsers = route?.options ? readableByBrowsers : {};
    const refuse = (status: number, code: string, text: string, headers = {}) =>
      sendError(response, status, text, { ...browsers, ...headers, 'x-error-code': code });
    if (!route) return refuse(404, 'notFound', 'the path is not defined by this API');
    const operation = request.method === 'POST' ? route.post : request.method === 'OPTIONS' ? route.options : undefined;
    if (!operation) {
      const allow = allowed(route);
      return refuse(405, 'methodNotAllowed', `the method is not declared for ${path}; use ${allow}`, { allow });
    }
    const refusal = operation.security.length > 0 ? refusalOf(request, acceptedKeys) : undefined;
    if (refusal) return refuse(401, 'unauthenticated', refusal);
    return forward(request, response, operation['x-google-backend'], hop, refuse);
  });
  answerClientErrors(server);
  return server;
}

function isLook({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function sendError(response: ServerResponse, status: number, error: string, headers: object): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error }));
}

function allowed(route: object): string {
  return Object.keys(route).join(', ').toUpperCase();
}

function refusalOf({ headers }: IncomingMessage, acceptedKeys: ApiKeys): string | undefined {
  try {
    requireApiKey(givenKey(headers), acceptedKeys);
    return undefined;
  } catch (error) {
    return error instanceof AccessError ? error.message : String(error);
  }
}
