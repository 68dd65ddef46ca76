/** The parameter that says which step of the form is shown. */
export const STEP = 'etape';

/** The id of the button that pays: an address may lead to it. */
export const PAY_BUTTON = 'payer';
