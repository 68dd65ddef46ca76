/** What the header shows of the visitor. Always `loading` on the server: pages are the same for every visitor. */
export type Account =
  | { readonly state: 'loading' }
  | { readonly state: 'logged-out' }
  | {
      readonly state: 'logged-in';
      readonly firstName: string;
      readonly lastName: string;
      readonly isAdmin: boolean;
    };
