import type { Signer } from '../keys/key-pair';
import { isUnit, type RegistryDocument } from '../registry-document';
import type { ReleaseStore } from '../store';
import { keyFacts, type Together } from './context';
import { allowing, type Finding, refuse } from './finding';
import { channelGate } from './gate';
import { type GateOptions, judgeShell } from './judge';
import { keyFindings } from './rules/signature';

/** `mfe-a 2.0.0, mfe-b 1.0.0`, for people. */
export const setText = (set: Together): string =>
  Object.entries(set)
    .map((release) => release.join(' '))
    .join(', ');

/**
 * The gate of a channel for releases that go live in one swap: each is judged in the state in which all of them are live. It can be
 * asked again for what another change left.
 * @returns judges those of a registry that are new there. Throws GateError, whose findings say which release they are about
 */
export const setGate = async (store: ReleaseStore, signer: Signer, { allow = [] }: GateOptions = {}) => {
  const keys = await keyFacts(store);
  const gates = new Map<string, ReturnType<typeof channelGate>>();
  const gateOf = (name: string, version: string): ReturnType<typeof channelGate> => {
    const gate = gates.get(name) ?? channelGate(store, name, version, signer, { allow });
    gates.set(name, gate);
    return gate;
  };
  const unitFindings = async (
    registry: RegistryDocument,
    name: string,
    set: Together,
  ): Promise<Finding[]> => {
    const ofKey = keyFindings(signer.certificate, keys, name, registry.channel);
    const version = set[name];
    if (name !== 'shell' || version === undefined || ofKey.length > 0) return allowing(ofKey, allow);
    return judgeShell(store, registry, version, { allow }, set);
  };
  return async (registry: RegistryDocument, set: Together): Promise<void> => {
    const isOne = Object.keys(set).length === 1;
    const found: Finding[] = [];
    for (const [name, version] of Object.entries(set)) {
      const findings = isUnit(name)
        ? await unitFindings(registry, name, set)
        : (await (await gateOf(name, version)).judge(registry, set)).findings;
      found.push(
        ...findings.map((one) => (isOne ? one : { ...one, where: `${name} ${version}, ${one.where}` })),
      );
    }
    refuse(isOne ? setText(set) : `The set ${setText(set)}`, found);
  };
};
