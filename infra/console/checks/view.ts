import { offers } from '../deployment.ts';
import { element } from '../dom.ts';
import type { View } from '../view.ts';
import { alertTest } from './alert-test.ts';
import { dailyBatch } from './daily-batch.ts';
import { selfTest } from './self-test.ts';

/** Whether what is configured works. */
export function checksView(): View {
  const parts = [
    offers('test') && selfTest(),
    offers('alertTest') && alertTest(),
    offers('dailyBatch') && dailyBatch(),
  ];
  return { element: element('section', {}, ...parts) };
}
