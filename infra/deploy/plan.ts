import { googleCloud } from '#infra/contract/deployment.ts';
import { keylessOperations } from '#infra/contract/keyless.ts';
import { swagger } from '#infra/contract/swagger.ts';
import { type OperationId, surfaceOf } from '#shared/contract/operations.ts';
import { taskGrants } from './by-configuration.ts';
import type { Command, Step } from './command.ts';
import { functionCommand } from './function-command.ts';
import { functionVariables, toYaml, variablesPath } from './function-variables.ts';
import { callerGrants, gatewaySteps } from './gateway-commands.ts';
import { preparation } from './preparation.ts';
import { scheduleSteps } from './schedule-steps.ts';
import type { Target } from './target.ts';

export interface Section {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Everything a deployment does, and everything it leaves to its reader, as data. */
export interface Plan {
  /** What the commands read, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly before: Section;
  /** What the deployment runs by itself, in this order. */
  readonly functions: readonly { readonly id: OperationId; readonly command: Command }[];
  readonly after: readonly Section[];
}

export function planDeployment(target: Target): Plan {
  const { variant, ids, place } = target;
  const contractPath = `dist/contract/variant-${variant.toLowerCase()}.json`;
  const deployment = { ...googleCloud(place), keyless: keylessOperations(target.variables) };
  const document = `${JSON.stringify(swagger(variant, deployment), null, 2)}\n`;
  const scheduled = surfaceOf('dailyBatch', variant) !== undefined;
  return {
    files: { [variablesPath]: toYaml(functionVariables(target)), [contractPath]: document },
    before: { title: 'Once per project, before the first deployment', steps: preparation(target) },
    functions: ids.map((id) => ({ id, command: functionCommand(id, target) })),
    after: [
      { title: 'Who may call the functions', steps: [...callerGrants(target), ...taskGrants(target)] },
      { title: `The gateway, from ${contractPath}`, steps: gatewaySteps(target, document, contractPath) },
      ...(scheduled ? [{ title: 'The nightly run of dailyBatch', steps: scheduleSteps(target) }] : []),
    ],
  };
}
