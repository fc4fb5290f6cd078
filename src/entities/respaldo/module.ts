import type { StoredModule } from '@/shared/storage/stored-module'

/** Stands for the copies of everything where the log tells what happened to them; nothing is stored under its key. */
export const respaldoModule: StoredModule<{ titulo: string }> = {
  key: 'respaldo',
  title: 'Copias',
  name: ({ titulo }) => titulo,
  words: {},
}
