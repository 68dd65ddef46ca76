/** The query parameter that holds the step of the form. */
export const STEP = 'etape';

/** The id of the payment button: a URL fragment may point to it. */
export const PAY_BUTTON = 'payer';
