import { getRouteApi } from '@tanstack/react-router'
import { useRights } from '@/access/can'
import { GUARDIAS_KEYS, useGuardias } from '@/admin/shell/data/use-guardias'
import { useNow } from '@/admin/ui/record/age'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { dayAt, mondayOf } from '@/entities/guardias/tiempo'
import { isDay } from '@/shared/lib/dias'
import { UnseenError } from '@/shared/storage/errors'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { PlantillaForm } from './plantilla-form'
import type { GuardiasSearch } from './search'
import { SemanaTab } from './semana-tab'
import { TurnoDialog } from './turno-dialog'
import { TurnoForm } from './turno-fields'
import { TurnosFile } from './turnos-file'

/** The Monday of the week that the address names; of this one where it names none. */
function useMonday(day = ''): string {
  const now = useNow()
  return mondayOf(isDay(day) ? day : dayAt(now.getTime()))
}

const route = getRouteApi('/admin/guardias')

/** Who is on, week by week; the hours that follow from it stand with the staff. */
export function GuardiasPage() {
  const search = route.useSearch()
  const guardias = useGuardias()
  if (!guardias) throw new UnseenError(GUARDIAS_KEYS)
  // Who runs the list runs all of it: a shift is never more than an edit of the roster.
  const { canEdit } = useRights('personal')
  const { dialog, close, create, edit, view } = useDialog(search, guardias.list, {
    canCreate: canEdit,
    canEdit,
  })
  const patch = useSearchPatch<GuardiasSearch>()
  const monday = useMonday(search.semana)
  return (
    <Stack>
      <PageTitle title="Guardias" subtitle="Quién está en cada turno">
        <LinkButton to="/admin/personal/horas" variant="default">
          Horas de cada persona
        </LinkButton>
      </PageTitle>
      <SemanaTab
        guardias={guardias}
        monday={monday}
        onView={view}
        edits={canEdit ? { create, openPlantilla: () => patch({ plantilla: true }) } : undefined}
      />
      <TurnosFile {...guardias} />
      {dialog.kind === 'view' &&
        guardias
          .only(dialog.record)
          .map((turno) => (
            <TurnoDialog
              key={turno.id}
              turno={turno}
              guardias={guardias}
              onClose={close}
              onEdit={edit && (() => edit(turno))}
            />
          ))}
      {dialog.kind === 'edit' && <TurnoForm turno={dialog.record} fecha={monday} onClose={close} />}
      {dialog.kind === 'create' && <TurnoForm fecha={monday} onClose={close} />}
      {search.plantilla && canEdit && <PlantillaForm onClose={() => patch({ plantilla: undefined })} />}
    </Stack>
  )
}
