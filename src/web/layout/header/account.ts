/** What the header knows of the visitor. The server knows nobody: pages are the same for all. */
export type Account =
  | { readonly state: 'loading' }
  | { readonly state: 'logged-out' }
  | {
      readonly state: 'logged-in';
      readonly firstName: string;
      readonly lastName: string;
      readonly isAdmin: boolean;
    };
