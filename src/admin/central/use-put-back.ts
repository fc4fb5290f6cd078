import { useMutation } from '@tanstack/react-query'
import { listRepository, objectRepository } from '@/access/repository'
import { isList, type StoredThing, storedAt } from '@/entities/modules'
import { dismissNotices, type KeptNotice } from '@/sync/actions'
import { EXISTS } from '@/sync/fields'

/** Writes this device's value again, as if it were written now, with the rights of whoever is signed in. */
async function putBack(stored: StoredThing, notice: KeptNotice): Promise<void> {
  const { id, field, mine } = notice
  if (!isList(stored)) await objectRepository(stored).update({ [field]: mine })
  else if (field === EXISTS) await listRepository(stored).restore([mine as never])
  else await listRepository(stored).update(id, { [field]: mine } as never)
  await dismissNotices([notice])
}

/** undefined where there is nothing to put back: the other person's change kept a record that was deleted here. */
export function usePutBack(notice: KeptNotice) {
  const stored = storedAt(notice.c)
  const mutation = useMutation({
    mutationFn: async () => {
      if (stored) await putBack(stored, notice)
    },
    meta: {
      success: { title: 'Vale otra vez lo que usted escribió' },
      failure: 'No se pudo volver a poner.',
      invalidates: [notice.c, 'central'],
    },
  })
  return stored && !(notice.field === EXISTS && notice.mine === null) ? mutation : undefined
}
