import { SpokenError } from '@/shared/lib/spoken-error'

export type StorageFailure = 'quota' | 'blocked' | 'journal'

const SENTENCES: Record<StorageFailure, string> = {
  quota:
    'No hay espacio en este dispositivo. Elimine registros, fotografías o archivos que ya no necesite (con una central se eliminan para todos) e inténtelo otra vez.',
  blocked: 'Este navegador no permite guardar datos. Revise sus permisos o salga del modo privado.',
  journal: 'El navegador no confirmó que los datos quedaran guardados. Inténtelo otra vez.',
}

/** A write that did not reach the disk. */
export class StorageError extends SpokenError {
  readonly reason: StorageFailure
  constructor(reason: StorageFailure, cause?: unknown) {
    super(SENTENCES[reason], { cause })
    this.name = 'StorageError'
    this.reason = reason
  }
}

/** The error for a write that the browser refused: 'quota' for a full disk, or else `otherwise`. */
export function writeFailure(error: unknown, otherwise: StorageFailure = 'blocked'): StorageError {
  const full = error instanceof DOMException && /quota/i.test(error.name)
  return new StorageError(full ? 'quota' : otherwise, error)
}

/** Update or delete of an id that is not in the list (spec §4); `cause` is the id. */
export class UnknownIdError extends SpokenError {
  constructor(id: string, sentence = 'Este registro ya no existe: se eliminó mientras estaba abierto.') {
    super(sentence, { cause: id })
    this.name = 'UnknownIdError'
  }
}

/** A request that can't be carried out, with a sentence that says why. */
export class RefusedError extends SpokenError {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'RefusedError'
  }
}

/** A whole list that a central has and this device may not know, or not yet. */
export class UnseenError extends SpokenError {
  /** The keys of the lists that must be known here. */
  readonly keys: readonly string[]
  constructor(keys: readonly string[]) {
    super('Estos registros todavía no están en este equipo.')
    this.name = 'UnseenError'
    this.keys = keys
  }
}
