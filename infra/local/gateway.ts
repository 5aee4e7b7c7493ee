import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ApiKeys, findApiKey } from '#shared/auth/api-key.ts';
import { readableByBrowsers } from '#shared/http/cors.ts';
import type { SwaggerDocument } from '#infra/contract/swagger.ts';
import { forward, type Hop } from './forward.ts';
import { findRoute } from './route.ts';

export interface GatewayOptions {
  readonly document: SwaggerDocument;
  readonly acceptedKeys: ApiKeys;
  readonly hop: Hop;
}

/**
 * A gateway on the developer's machine that enforces the generated document as a managed one does: routes, methods, keys,
 * deadlines, and the identity token of the hop to the backend. Its own errors are `{ "error": <text> }`, and a key that is not
 * accepted is 401, as the contract says; a managed gateway answers 400 there, with a body of its own.
 */
export function createGateway({ document, acceptedKeys, hop }: GatewayOptions): Server {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const refuse = (status: number, text: string, headers = {}) => sendError(response, status, text, headers);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const route = findRoute(document, path);
    if (!route) return refuse(404, 'the path is not defined by this API');
    const browsers = route.options ? readableByBrowsers : {};
    const operation = request.method === 'POST' ? route.post : request.method === 'OPTIONS' ? route.options : undefined;
    if (!operation) return refuse(405, `the method is not declared for ${path}`, { allow: allowed(route) });
    if (operation.security.length > 0 && findApiKey(keyOf(request), acceptedKeys) === undefined) {
      return refuse(401, 'API key is missing or not accepted', browsers);
    }
    return forward(request, response, operation['x-google-backend'], hop, (status, text) =>
      refuse(status, text, browsers),
    );
  });
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const body = '{"error":"the request is not valid HTTP"}';
    const head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.end(`${head}\r\n\r\n${body}`);
  });
  return server;
}

function sendError(response: ServerResponse, status: number, error: string, headers: object): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error }));
}

function allowed(route: object): string {
  return Object.keys(route).join(', ').toUpperCase();
}

function keyOf(request: IncomingMessage): string | undefined {
  const given = request.headers['x-api-key'];
  return typeof given === 'string' ? given : undefined;
}
