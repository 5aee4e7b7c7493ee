import { InputError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import { isSource, type RecorderSettings } from '#shared/recorder/settings.ts';
import type { SourceName } from '#shared/recorder/sources.ts';
import type { Delivery, RecorderAdapter } from './adapter.ts';
import type { Clock } from './signatures/require-recent.ts';
import { fathom } from './vendors/fathom.ts';
import { fireflies } from './vendors/fireflies.ts';
import { generic } from './vendors/generic.ts';
import { graph } from './vendors/graph.ts';
import { meet } from './vendors/meet.ts';
import { miitel } from './vendors/miitel.ts';
import { recall } from './vendors/recall.ts';
import { zoom } from './vendors/zoom.ts';

/** In the order in which they are asked whether a delivery is theirs; `generic` takes whatever is left. */
export type Adapters = readonly RecorderAdapter[];

export function openAdapters(settings: RecorderSettings, clock: Clock): Adapters {
  return [
    zoom(settings, clock),
    fireflies(settings),
    graph(settings),
    meet(settings),
    recall(settings, clock),
    fathom(settings, clock),
    miitel(settings),
    generic(settings, clock),
  ];
}

export const sourceHeader = 'x-recorder-source';

/**
 * Whose delivery it is: the one that `x-recorder-source` names, or else the one whose header it has, or else whose shape.
 * @param readBody is called only where no header tells
 */
export function adapterFor(
  adapters: Adapters,
  { headers, query }: Delivery,
  readBody: () => JsonObject,
): RecorderAdapter {
  const named = headerText(headers, sourceHeader);
  if (named !== undefined) return adapterOf(adapters, named);
  const found =
    adapters.find(({ header }) => header !== undefined && header in headers) ??
    adapters.find(({ sends }) => sends(readBody(), query));
  return found ?? adapterOf(adapters, 'generic');
}

/** @throws InputError when there is no such source */
export function adapterOf(adapters: Adapters, name: string): RecorderAdapter {
  const found = isSource(name) && adapters.find(({ source }) => source === (name satisfies SourceName));
  if (found) return found;
  throw new InputError(`${sourceHeader}: must be one of ${adapters.map(({ source }) => source).join(', ')}`);
}
