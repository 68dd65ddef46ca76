import { data, redirect } from 'react-router';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpAttestation, type Verification } from '#web/api/verification.ts';

/** What is known of the document that bears this code. */
export const loadVerification = async (api: ApiClient, request: Request, code = '') => {
  const found = await lookUpAttestation(api, code, request.signal);
  if (found.state === 'found') return data<Verification>(found);
  return data<Verification>(found, { status: found.state === 'unknown' ? 404 : 503 });
};

/** A code typed in the form leads to its page, with or without the page's scripts; spaces and hyphens are forgiven. */
export const findTypedCode = (request: Request) => {
  const typed = new URL(request.url).searchParams.get('code') ?? '';
  const code = typed.replace(/[\s-]/g, '').toUpperCase().slice(0, 60);
  return code === '' ? null : redirect(`/verification/${encodeURIComponent(code)}`);
};
