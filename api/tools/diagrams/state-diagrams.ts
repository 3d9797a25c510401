import { topupTransitions } from '../../src/modules/topups/states';
import { legTransitions, orderTransitions } from '../../src/modules/payment/saga/states';

type Transitions = Readonly<Record<string, readonly string[]>>;

/** Tables of states by the name that marks their place in a document. */
const tables: Readonly<Record<string, { transitions: Transitions; starts: readonly string[] }>> = {
  order: { transitions: orderTransitions, starts: ['paying'] },
  leg: { transitions: legTransitions, starts: ['held', 'pending'] },
  topup: { transitions: topupTransitions, starts: ['pending'] },
};

/** A Mermaid diagram of a table of states; what nothing comes after is an end. */
function diagram({ transitions, starts }: { transitions: Transitions; starts: readonly string[] }): string {
  const lines = starts.map((state) => `  [*] --> ${state}`);
  for (const [from, next] of Object.entries(transitions)) {
    lines.push(...next.map((to) => `  ${from} --> ${to}`));
    if (next.length === 0) lines.push(`  ${from} --> [*]`);
  }
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/**
 * The text with each diagram between `<!-- states: name -->` and `<!-- /states -->` drawn anew from the code. Throws for a name
 * that no table has.
 */
export function drawStates(text: string): string {
  return text.replaceAll(
    /(<!-- states: (\w+) -->)\n[\s\S]*?(<!-- \/states -->)/g,
    (_all, open: string, name: string, close: string) => {
      const table = tables[name];
      if (table === undefined) throw new Error(`No table of states is called ${name}`);
      return `${open}\n\n${diagram(table)}\n\n${close}`;
    },
  );
}
