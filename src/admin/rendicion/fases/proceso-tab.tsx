import { useRights } from '@/access/can'
import { Explained } from '@/admin/ui/box/explained'
import { useNow } from '@/admin/ui/record/age'
import { useEdited } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { type EstadoTarea, estadoOf, llevadoDesde } from '@/entities/fases/estado'
import { FASES } from '@/entities/fases/options'
import { FECHA_FUENTE, FUENTE } from '@/entities/fases/plantilla'
import { tareas } from '@/entities/fases/queries'
import { newTarea } from '@/entities/fases/tarea'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { AbrirForm } from './abrir-form'
import { FaseSection } from './fase-section'
import classes from './fases.module.css'
import type { ProcesoSearch } from './search'
import { TareaForm } from './tarea-form'

/** A year's accountability in its four phases: what has to be done, until when, by whom, and what proves it. */
export function ProcesoTab({ search }: { search: ProcesoSearch }) {
  const list = useWhole(tareas)
  const hoy = toDay(useNow())
  const { canCreate, canEdit } = useRights('rendicion')
  const patch = useSearchPatch<ProcesoSearch>()
  const last = Number(hoy.slice(0, 4)) - 1
  const { ejercicio = last, nuevaTarea } = search
  const edited = useEdited(search.tarea, list)
  const years = [...new Set([...list.map((one) => one.ejercicio), ejercicio, last, last + 1])]
    .sort()
    .reverse()
  const own = list.filter((one) => one.ejercicio === ejercicio)
  const llevado = llevadoDesde(list, ejercicio)
  const count = (estado: EstadoTarea) => own.filter((one) => estadoOf(one, hoy, llevado) === estado).length
  const [late, unknown] = [count('ATRASADA'), count('SIN_ANOTAR')]
  const close = () => patch({ tarea: undefined, nuevaTarea: undefined, abrir: undefined })
  return (
    <Stack>
      <Text>Qué falta para rendir cuentas de un año, hasta cuándo y quién se encarga.</Text>
      <div className={classes.year}>
        <SelectField
          label="Año del que se rinde cuentas"
          value={String(ejercicio)}
          options={years.map((one) => [String(one), String(one)])}
          onChange={({ currentTarget }) => patch({ ejercicio: Number(currentTarget.value) })}
        />
      </div>
      {own.length === 0 ? (
        <EmptyState title={`El proceso de ${ejercicio} no está abierto`}>
          <Explained about="las tareas" more={`${FUENTE} Leído el ${formatDay(FECHA_FUENTE)}.`}>
            Al abrirlo se agregan las tareas de siempre, con fechas para corregir.
          </Explained>
          {canCreate && canEdit && (
            <Button
              variant="default"
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => patch({ abrir: true })}
            >
              Abrir el proceso de {ejercicio}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          {late > 0 && <Text strong>{`${plural(late, 'tarea atrasada', 'tareas atrasadas')}.`}</Text>}
          {unknown > 0 && (
            <Text strong>
              {`De ${plural(unknown, 'tarea', 'tareas')} no está anotado si se ${unknown === 1 ? 'hizo' : 'hicieron'}.`}
            </Text>
          )}
          {late + unknown === 0 && <Text strong>Ninguna tarea está atrasada.</Text>}
          {own.some(({ fuente }) => fuente === FUENTE) && (
            <Text size="sm" dimmed>
              {`Hay fechas de la plantilla sin confirmar. ${FUENTE}`}
            </Text>
          )}
          {FASES.map((fase) => (
            <FaseSection key={fase} list={list} ejercicio={ejercicio} fase={fase} hoy={hoy} />
          ))}
        </>
      )}
      {search.abrir && canCreate && canEdit && (
        <AbrirForm key={ejercicio} ejercicio={ejercicio} hoy={hoy} onClose={close} />
      )}
      {edited && canEdit && <TareaForm key={edited.id} start={edited} hoy={hoy} onClose={close} />}
      {nuevaTarea && canCreate && (
        <TareaForm key={nuevaTarea} start={newTarea(ejercicio, nuevaTarea)} hoy={hoy} onClose={close} />
      )}
    </Stack>
  )
}
