import { demandChanges } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import type { ModuleList } from '@/access/module'
import { createImport } from '@/shared/query/import'
import { newId } from '@/shared/storage/ids'
import { type Batch, type DraftBatch, inverse, type ListCommand } from '@/shared/storage/list-command'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import type { Stored } from '@/shared/storage/stored-module'
import type { Credencial } from './credencial'
import { type ConLicencia, licenciasOf, withoutLicencia } from './licencia'
import type { Miembro } from './miembro'
import { credencialesRepository, miembrosRepository } from './miembros'
import { credencialesList, miembrosList } from './module'

/** What takes an import back. */
type Back = { people: Batch<Miembro>; credenciales: Batch<Credencial> }

/** Writes both lists in one commit; returns what takes it back. @throws AccessError */
async function together(people: ListCommand<Miembro>, credenciales: ListCommand<Credencial>): Promise<Back> {
  const actor = await currentUser()
  const none = { added: [], patches: [], removed: [] }
  const back: Back = { people: none, credenciales: none }
  const write = <T extends Stored>(
    list: ModuleList<T>,
    command: ListCommand<T>,
    keep: (back: Batch<T>) => void,
  ) =>
    listWrite(list, command, (changes) => {
      demandChanges(list, actor, changes)
      keep(inverse(changes))
    })
  await commitTogether([
    write(miembrosList, people, (batch) => {
      back.people = batch
    }),
    write(credencialesList, credenciales, (batch) => {
      back.credenciales = batch
    }),
  ])
  return back
}

/** People and their licences, of which each is a credential; all of it or nothing. */
const target = {
  key: miembrosRepository.key,
  also: [credencialesRepository.key],

  async change({ added, patches, removed }: DraftBatch<ConLicencia>): Promise<Back> {
    const fresh = added.map((draft) => ({ ...draft, id: newId(miembrosList.idPrefix) }))
    const said = [...fresh, ...patches.map(({ id, next }) => ({ ...next, id }))]
    return together(
      {
        kind: 'batch',
        batch: {
          added: fresh.map(withoutLicencia),
          patches: patches.map(({ id, next, base }) => ({ id, next: withoutLicencia(next), base })),
          removed,
        },
      },
      { kind: 'batch', batch: { ...licenciasOf(said, await credencialesRepository.all()), removed: [] } },
    )
  },

  takeBack: ({ people, credenciales }: Back): Promise<Back> =>
    together({ kind: 'unbatch', batch: people }, { kind: 'unbatch', batch: credenciales }),
}

export const miembrosImport = createImport(target, ['persona', 'personas'])
