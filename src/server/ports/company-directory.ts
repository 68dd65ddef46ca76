/** What the public directory knows of a company; an empty text where it knows nothing. */
export type KnownCompany = {
  readonly siret: string;
  readonly siren: string;
  readonly name: string;
  /** One of the form's legal forms, or empty when it is none of them. */
  readonly form: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly department: string;
  readonly capital: string;
  /** The establishment, or the company, has closed. */
  readonly closed: boolean;
};

/** The public directory of companies. It answers soon or says nothing, and never throws: a form is not to wait. */
export type CompanyDirectory = {
  /** By a SIRET of 14 digits, or by a SIREN of 9 for its seat. */
  readonly find: (number: string) => Promise<KnownCompany | undefined>;
};
