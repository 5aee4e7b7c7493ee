import {
  type OperationId,
  operationIds,
  operationOf,
  type Surface,
  surfaceOf,
  type Variant,
} from '#shared/contract/operations.ts';
import { apiVersion } from '#shared/contract/version.ts';
import { corsHeaders } from '#shared/http/cors.ts';

/** Where a deployment lives; what is unknown stays a placeholder in capitals. */
export interface Deployment {
  /** Host of the service, for the variant that enables CORS on it. */
  readonly host: string;
  /** Base address of an operation's backend: the address its calls are forwarded to and the audience of their token. */
  readonly backend: (id: OperationId) => string;
  /** Operations whose function itself lets some callers in without a key, so that the gateway must not ask for one. */
  readonly keyless?: readonly OperationId[];
}

/** Managed gateways end a call after this time when the document declares no deadline (ESPv2's default response deadline). */
export const undeclaredDeadlineSeconds = 15;

const freeFormObject = { type: 'object', additionalProperties: true };
const descriptions = {
  200: 'success',
  204: 'no content',
  400: 'error',
  401: 'authentication error',
  500: 'error',
} as const;

/** The Swagger 2.0 document of one variant, with the gateway's extensions. Key order is fixed: the same input gives the same text. */
export function swagger(variant: Variant, deployment: Deployment) {
  return {
    swagger: '2.0',
    info: { title: 'minutes-api', description: 'Meeting Minutes Generator Web-API', version: apiVersion },
    ...(variant === 'A' && {
      host: deployment.host,
      'x-google-endpoints': [{ name: deployment.host, allowCors: true }],
    }),
    schemes: ['https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    securityDefinitions: { APIKeyHeader: { type: 'apiKey', name: 'x-api-key', in: 'header' } },
    paths: Object.fromEntries(
      operationIds.flatMap((id) => {
        const surface = surfaceOf(id, variant);
        return surface ? [[`/${id}`, pathItem(id, surface, deployment)]] : [];
      }),
    ),
    definitions: { Error: { type: 'object', properties: { error: { type: 'string' } } } },
  };
}

export type SwaggerDocument = ReturnType<typeof swagger>;

function pathItem(id: OperationId, surface: Surface, { backend: addressOf, keyless }: Deployment) {
  const forwarding = { 'x-google-backend': backend(id, addressOf(id)) };
  return {
    post: {
      operationId: id,
      description: operationOf(id).description,
      ...forwarding,
      security: surface.apiKey && !keyless?.includes(id) ? [{ APIKeyHeader: [] }] : [],
      parameters: [{ name: 'body', in: 'body', required: false, schema: freeFormObject }],
      responses: {
        200: { description: descriptions[200], schema: freeFormObject },
        ...Object.fromEntries(
          surface.errors.map((status) => [
            status,
            { description: descriptions[status], schema: { $ref: '#/definitions/Error' } },
          ]),
        ),
      },
    },
    ...(surface.optionsId && {
      options: {
        operationId: surface.optionsId,
        description: 'CORS support',
        ...forwarding,
        security: [],
        responses: { 204: { description: descriptions[204], headers: preflightHeaders } },
      },
    }),
  };
}

const preflightHeaders = Object.fromEntries(
  Object.entries(corsHeaders).map(([name, value]) => [name, { type: 'string', default: value }]),
);

/** The audience is always written out: left away, gateways disagree on which one they derive. */
function backend(id: OperationId, address: string) {
  const { deadlineSeconds, identityToken } = operationOf(id).backend;
  return {
    address,
    path_translation: 'CONSTANT_ADDRESS',
    ...(deadlineSeconds !== undefined && { deadline: deadlineSeconds }),
    ...(identityToken && { jwt_audience: address }),
  };
}
