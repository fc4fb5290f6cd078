/** How the file begins that a custodian makes of the copy that a device keeps. */
export const BEGINNING = new TextEncoder().encode('Bomberos custodia 1\n')

/** Each piece follows its length, a whole number of this many bytes; a length of 0 ends the file. */
export const LENGTH_BYTES = 8

function lengthOf(bytes: number): Uint8Array<ArrayBuffer> {
  const told = new Uint8Array(LENGTH_BYTES)
  new DataView(told.buffer).setBigUint64(0, BigInt(bytes))
  return told
}

/** One file of the sealed pieces that a device keeps: the records, then each photo. */
export const custodiaFile = (pieces: readonly Blob[]): Blob =>
  new Blob([BEGINNING, ...pieces.flatMap((piece) => [lengthOf(piece.size), piece]), lengthOf(0)])
