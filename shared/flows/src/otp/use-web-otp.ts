import { useEffect, useEffectEvent } from 'react';

declare global {
  // WebOTP (WICG), which the DOM library does not know.
  interface CredentialRequestOptions {
    otp?: { readonly transport: readonly 'sms'[] };
  }
}

/**
 * Takes the code out of the SMS where the browser can (WebOTP): it asks the member, then gives the code. Does nothing in
 * other browsers. The question is withdrawn when the component leaves or `requestKey` changes.
 * @param requestKey names the code that is waited for; another value asks anew
 * @param onCode gets the code as the SMS has it
 */
export function useWebOtp(requestKey: string, onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const asking = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: asking.signal }).then(
      (credential) => {
        if (asking.signal.aborted || credential === null || !('code' in credential)) return;
        if (typeof credential.code === 'string') handleCode(credential.code);
      },
      // Declined, withdrawn or not allowed here: the member types the code.
      () => undefined,
    );
    return () => asking.abort();
  }, [requestKey]);
}
