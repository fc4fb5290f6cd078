import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useRights } from '@/access/can'
import { useGuardias } from '@/admin/shell/data/use-guardias'
import { useNow } from '@/admin/ui/record/age'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { dayAt, mondayOf } from '@/entities/guardias/tiempo'
import { isDay } from '@/shared/lib/dias'
import { UnseenError } from '@/shared/storage/errors'
import { Stack } from '@/shared/ui/box/layout'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { HorasTab } from './horas-tab'
import { PlantillaForm } from './plantilla-form'
import type { GuardiasSearch } from './search'
import { SemanaTab } from './semana-tab'
import { TurnoDialog } from './turno-dialog'
import { TurnoForm } from './turno-form'

/** The Monday of the week that the address names; of this one where it names none. */
function useMonday(day = ''): string {
  const now = useNow()
  return mondayOf(isDay(day) ? day : dayAt(now.getTime()))
}

const route = getRouteApi('/admin/guardias')

/** Who is on, week by week, and the hours that follow from it. */
export function GuardiasPage() {
  const search = route.useSearch()
  const guardias = useGuardias()
  if (!guardias) throw new UnseenError()
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
      <PageTitle title="Guardias" subtitle="Quién está en cada turno, y las horas que cumple cada persona" />
      <Tabs
        value={search.tab ?? 'semana'}
        onChange={(tab) => patch({ tab: tab === 'horas' ? 'horas' : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="semana">Semana</Tabs.Tab>
          <Tabs.Tab value="horas">Horas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="semana">
          <SemanaTab
            guardias={guardias}
            monday={monday}
            onView={view}
            edits={canEdit ? { create, openPlantilla: () => patch({ plantilla: true }) } : undefined}
          />
        </Tabs.Panel>
        <Tabs.Panel value="horas">
          <HorasTab guardias={guardias} search={search} />
        </Tabs.Panel>
      </Tabs>
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
