import { TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useCan } from '@/access/current-user'
import { CrewInput } from '@/admin/servicios/crew-input'
import { EstadoBadge } from '@/admin/servicios/estado-badge'
import { useVehiculos } from '@/admin/servicios/recursos/use-vehiculos'
import { Section } from '@/admin/ui/box/section'
import { useWhole } from '@/admin/ui/record/use-whole'
import { oddHoras } from '@/entities/registro-servicios/horas'
import { horaText, noAplica } from '@/entities/registro-servicios/parte/tomas'
import { anotar, registros } from '@/entities/registro-servicios/queries'
import { MOST_FOTOS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { ended, HORAS_SALIDA, nextHora, withHora } from '@/entities/registro-servicios/salida'
import { toDay, toTime } from '@/shared/lib/fecha'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { MutationMeta } from '@/shared/query/toast'
import { readPreferences } from '@/shared/storage/device/preferences'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { TextArea } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { LocateFixed } from '@/shared/ui/icon/icons'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import { wear } from '@/shared/ui/theme/color-scheme'
import { useLista, withNota } from './changes'
import { HoraRow } from './hora-row'
import classes from './salida.module.css'

/** A note for the observations of the parte, with its time. What is typed is kept until it is added. */
function NotaForm({ id }: { id: string }) {
  const { mutateAsync } = useMutation(anotar)
  const form = useForm({
    initialValues: { nota: '' },
    validate: { nota: (text) => (text.trim() ? null : 'Escriba la nota.') },
  })
  const scope = useFormScope(`servicios-salida:${id}`, form)
  const add = async ({ nota }: { nota: string }) => {
    await mutateAsync({ id, change: withNota(toTime(new Date()), nota.trim()) })
    form.reset()
    await scope.draft.clear()
  }
  return (
    <ScopedForm scope={scope} onSubmit={add} onWrong={() => undefined}>
      <Stack gap="xs">
        <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
        <DraftStatus
          draft={scope.draft}
          sentences={{
            restored: 'Se recuperó lo que estaba escribiendo.',
            saved: 'Lo escrito no se pierde. Toque «Agregar la nota» para que quede en el parte.',
            failed: 'No hay espacio para guardar lo que escribe. Agregue la nota ahora.',
          }}
        />
        <Button type="submit" variant="default" className={classes.large} loading={scope.busy}>
          Agregar la nota
        </Button>
      </Stack>
    </ScopedForm>
  )
}

const meta: MutationMeta = { failure: 'No se anotó el lugar.' }

/** Notes where this phone is, as the phone measured it, with its accuracy. */
function LugarButton({ id }: { id: string }) {
  const { mutateAsync } = useMutation(anotar)
  const place = useMutation({
    mutationFn: async () => {
      // Loaded at the tap, as on /reportar: kept with the panel's code, that page would load all of it.
      const { askPosition } = await import('@/shared/lib/position')
      const { lat, lng, precision } = await askPosition('Escriba el lugar en una nota.')
      const text = `Lugar por GPS: ${lat}, ${lng} (a ${precision} m)`
      await mutateAsync({ id, change: withNota(toTime(new Date()), text) })
    },
    meta,
  })
  return (
    <Button
      variant="default"
      className={classes.large}
      leftSection={<LocateFixed size={22} aria-hidden />}
      loading={place.isPending}
      onClick={() => place.mutate()}
    >
      Anotar el lugar por GPS
    </Button>
  )
}

/** Darkens the page while a screen is drawn that is read at night in a cab, whatever the person chose for the others. */
function useDarkPage(): void {
  useLayoutEffect(() => {
    wear('dark')
    return () => {
      const { tema = 'auto' } = readPreferences()
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
      wear(tema === 'auto' ? system : tema)
    }
  }, [])
}

const route = getRouteApi('/admin/servicios/salida/$id')

function Salida({ registro, log }: { registro: RegistroServicio; log: readonly RegistroServicio[] }) {
  const { id, tipo, direccion, descripcion, estado, observaciones, personalAsignado } = registro
  const { mutate: note } = useMutation(anotar)
  const { mutate: update, isPending } = useMutation(registros.update)
  const crew = useLista(registro, 'personalAsignado')
  const fotos = useLista(registro, 'fotos')
  const vehiculos = useLista(registro, 'vehiculos')
  const { offered, fuera } = useVehiculos(log)
  const out = vehiculos.value.flatMap((nombre) => fuera(nombre) ?? [])
  const mayEdit = useCan('servicios:edit')
  const runs = estado === 'EN_CURSO'
  const writes = runs && mayEdit
  const next = nextHora(registro)
  const odd = oddHoras(registro)
  const end = () => update({ id, next: ended(new Date())(registro), toast: { title: 'Servicio terminado' } })
  return (
    <Stack className={classes.narrow}>
      <Group gap="xs">
        <EstadoBadge estado={estado} />
        <LinkButton to="/admin/servicios" variant="subtle">
          Bitácora
        </LinkButton>
      </Group>
      <PageTitle title={TIPO_SERVICIO_LABELS[tipo]} />
      <Text size="lg" strong>
        {[TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(': ')}
      </Text>
      {descripcion && <Text>{descripcion}</Text>}
      {!runs && <Text strong>Este servicio ya no está en curso. Lo demás se corrige en su parte.</Text>}
      <Stack gap="xs">
        {HORAS_SALIDA.map(([hora, label]) => (
          <HoraRow
            key={hora}
            label={label}
            time={registro[hora] ?? ''}
            shown={horaText(registro, hora)}
            none={hora === 'horaInicio' || hora === 'horaFin' ? undefined : noAplica(registro, hora)}
            next={hora === next}
            note={odd[hora]}
            onNote={
              writes
                ? (time, toma) => note({ id, change: withHora(hora, time, toma, toDay(new Date())) })
                : undefined
            }
          />
        ))}
      </Stack>
      {writes && (
        <Button
          variant={next ? 'default' : 'filled'}
          className={next ? classes.large : classes.next}
          loading={isPending}
          onClick={end}
        >
          Terminar
        </Button>
      )}
      <Section title="Personal, vehículos, notas y fotografías">
        {writes ? (
          <>
            <CrewInput value={crew.value} onChange={crew.change} />
            <TagsInput
              label="Vehículos"
              description="Elija de la lista o escriba un nombre y pulse Enter"
              data={offered}
              acceptValueOnBlur
              comboboxProps={{ keepMounted: false }}
              value={vehiculos.value}
              onChange={vehiculos.change}
            />
            {out.length > 0 && (
              <Text strong role="status">
                {out.join(' ')}
              </Text>
            )}
          </>
        ) : (
          <>
            <Text>{personalAsignado.join(', ') || 'Sin personal anotado.'}</Text>
            <Text>{vehiculos.value.join(', ') || 'Sin vehículos anotados.'}</Text>
          </>
        )}
        {observaciones && <Text className={classes.written}>{observaciones}</Text>}
        {writes && (
          <>
            <NotaForm id={id} />
            <LugarButton id={id} />
            <PhotoPicker
              label="Fotografías del servicio"
              value={fotos.value}
              onChange={fotos.change}
              max={MOST_FOTOS}
              maxMegabytes={PICTURE_MB}
            />
          </>
        )}
      </Section>
      <LinkButton variant="default" to="/admin/servicios" search={{ ver: id }}>
        Ver el parte
      </LinkButton>
    </Stack>
  )
}

/** A call that runs, for the phone in the cab: dark, for one thumb, and kept on. */
export function SalidaPage() {
  const { id } = route.useParams()
  const log = useWhole(registros)
  const registro = log.find((one) => one.id === id)
  useDarkPage()
  useAwake(true)
  if (registro) return <Salida registro={registro} log={log} />
  return (
    <Stack>
      <PageTitle title="Salida en curso" />
      <EmptyState title="Este servicio ya no está en la bitácora">
        <LinkButton to="/admin/servicios">Ver la bitácora</LinkButton>
      </EmptyState>
    </Stack>
  )
}
