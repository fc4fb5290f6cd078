import type { StoredModule } from '@/shared/storage/stored-module'

/** A record for the log of changes alone, which names restores by it; nothing is stored under its key. */
export const copiasModule: StoredModule<{ titulo: string }> = {
  key: 'respaldo',
  title: 'Copias',
  name: ({ titulo }) => titulo,
  words: {},
}
