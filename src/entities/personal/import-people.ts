import { type Part, part, writeTogether } from '@/access/write-together'
import { createImport } from '@/shared/query/import'
import { newId } from '@/shared/storage/ids'
import type { DraftBatch } from '@/shared/storage/list-command'
import { type ConLicencia, licenciasOf, withoutLicencia } from './licencia'
import { credencialesList, miembrosList } from './module'
import { credencialesRepository, miembrosRepository } from './queries'

/** People and their licences, of which each is a credential; all of it or nothing. */
const target = {
  key: miembrosRepository.key,
  also: [credencialesRepository.key],

  async change({ added, patches, removed }: DraftBatch<ConLicencia>): Promise<Part[]> {
    const fresh = added.map((draft) => ({ ...draft, id: newId(miembrosList.idPrefix) }))
    const said = [...fresh, ...patches.map(({ id, next }) => ({ ...next, id }))]
    const people = {
      added: fresh.map(withoutLicencia),
      patches: patches.map(({ id, next, base }) => ({ id, next: withoutLicencia(next), base })),
      removed,
    }
    const licencias = { ...licenciasOf(said, await credencialesRepository.all()), removed: [] }
    return writeTogether([
      part(miembrosList, { kind: 'batch', batch: people }),
      part(credencialesList, { kind: 'batch', batch: licencias }),
    ])
  },

  takeBack: writeTogether,
}

export const miembrosImport = createImport(target, ['persona', 'personas'])
