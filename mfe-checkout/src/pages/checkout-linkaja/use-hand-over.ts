import { useEffect, useState } from 'react';
import { PAYMENT_LEAVE_WAIT_MS } from '../../limits';

/** What keeps the browser from the e-wallet's page: this page's own rules, or nobody knows yet. */
export type HandOverProblem = 'blocked' | 'not-opened';

/** Notices that the browser does not leave: it says so when it blocks a form, and else it should be gone by then. */
export function useHandOver() {
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<HandOverProblem | null>(null);
  // From the start: a browser may say so before the effects of an attempt have run.
  useEffect(() => {
    const handleViolation = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action' && disposition === 'enforce') setProblem('blocked');
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, []);
  useEffect(() => {
    if (attempts === 0) return undefined;
    const timer = setTimeout(() => setProblem((known) => known ?? 'not-opened'), PAYMENT_LEAVE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [attempts]);
  return {
    /** `null` while the browser is leaving, and before. */
    problem,
    isLeaving: attempts > 0 && problem === null,
    /** Call it when the form is about to be sent. */
    begin: () => {
      setProblem(null);
      setAttempts((count) => count + 1);
    },
    /** Call it when the browser came back to the page. */
    end: () => {
      setProblem(null);
      setAttempts(0);
    },
  };
}
