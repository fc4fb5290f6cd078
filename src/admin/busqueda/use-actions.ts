import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { knowsCentral } from '@/access/central/mark'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { routeOf } from '@/admin/shell/route-of'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { pageAt } from '@/entities/modules'
import { Download, ListChecks, Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { EXPORTS } from './exports'
import { findRecords, foldRecord, type Match } from './find-records'
import { newRecords } from './new-record'
import type { Group, Hit } from './source'

const MOST = 6
/** Of shorter words nearly everything is a match. */
const LEAST_LETTERS = 3

type Action = { hit: Hit; words: string[] }

/** What this person may do from the search: open a form, export a list, see the keys. */
export function useActions(onKeys: () => void): (words: readonly string[], match: Match) => Group {
  const user = useUser()
  const uses = useModulos()
  const client = useQueryClient()
  const overlays = useOverlays()
  return useMemo(() => {
    const forms = newRecords(user, knowsCentral(), uses).map(
      ({ page, label, tab }): Action => ({
        hit: {
          key: `nuevo-${page.to}-${tab ?? ''}`,
          label,
          detail: page.title,
          icon: Plus,
          target: { to: routeOf(page), search: { ...(tab && { tab }), nuevo: true } },
        },
        words: ['agregar nuevo nueva crear registrar', page.title],
      }),
    )
    const exports = EXPORTS.flatMap(({ to, label, run }): Action[] => {
      const page = pageAt(to)
      if (!page || !can(user, page.permission) || !can(user, 'system:export')) return []
      const hit = { key: label, label, detail: page.title, icon: Download }
      return [
        { hit: { ...hit, run: () => void run(client, overlays) }, words: ['descargar excel', page.title] },
      ]
    })
    const keys: Action = {
      hit: { key: 'teclas', label: 'Atajos de teclado', detail: '', icon: ListChecks, run: onKeys },
      words: ['teclas ayuda'],
    }
    const all = [...forms, ...exports, keys].map(({ hit, words }) => foldRecord(hit, hit.label, words))
    return (words, match) => {
      const meant = words.some(({ length }) => length >= LEAST_LETTERS) ? words : []
      const found = findRecords(all, meant, MOST, match)
      return { title: 'Acciones', hits: found.records, total: found.total }
    }
  }, [user, uses, client, overlays, onKeys])
}
