let signedIn: () => string | null = () => null

/** How to know who is signed in, by the account's id: the journal keeps it beside each text. */
export const writesAs = (who: () => string | null): void => {
  signedIn = who
}

/** Who writes now; null for a visitor. */
export const writer = (): string | null => signedIn()
