let signedIn: () => string | null = () => null

/** Sets how to ask who is signed in (an account's id): the journal keeps it beside each text. */
export const writesAs = (who: () => string | null): void => {
  signedIn = who
}

/** The id of the account that writes now; null for a visitor. */
export const writer = (): string | null => signedIn()
