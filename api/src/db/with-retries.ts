import { sqlState } from './sql-state';

const repeatableStates = new Set(['40001', '40P01']);

/** Calls `attempt` again, at most three times in all, when it lost a deadlock or a serialization conflict. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3 || !repeatableStates.has(sqlState(error) ?? '')) throw error;
    }
  }
}
