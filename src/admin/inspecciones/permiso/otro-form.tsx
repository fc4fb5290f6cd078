import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { More } from '@/admin/ui/box/more'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { feriados } from '@/entities/calendario/queries'
import { FUNCIONAMIENTO, otorgarRules, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { datoDe, hastaCuandoSePide } from '@/entities/inspecciones/permiso/permisos'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { tipoDe, tiposDe } from '@/entities/inspecciones/permiso/tipos'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { parseWhole } from '@/shared/lib/form/whole'
import { feriadosDe } from '@/shared/lib/ley/feriados'
import { plural } from '@/shared/lib/plural'
import { newUuid } from '@/shared/storage/ids'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Title } from '@/shared/ui/text/text'
import { OtorgarFoot } from './otorgar-foot'
import { useTipos } from './use-sabido'

const schema = v.pipe(
  v.looseObject({
    ...otorgarRules,
    ruc: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{13})?$/, 'El RUC tiene 13 dígitos.')),
    desde: otorgarRules.hasta,
    aforo: v.pipe(
      v.union([v.string(), v.number()]),
      v.check(
        (typed) => typed === '' || (Number.isInteger(parseWhole(typed)) && parseWhole(typed) >= 0),
        'Escriba cuántas personas, en números.',
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['desde'], ['hasta']],
      ({ desde, hasta }) => desde <= hasta,
      'Ese día es antes del primero.',
    ),
    ['hasta'],
  ),
)

/** Why it was asked too late for its first day; null where it wasn't. */
function lateWords(tipo: Tipo, pedido: string, desde: string, free: readonly string[]): string | null {
  const last = hastaCuandoSePide(tipo, desde, free)
  if (!last || !pedido || pedido <= last) return null
  return `Se pide ${tipo.anticipacion} días hábiles antes: para ese día, hasta el ${formatDay(last)}.`
}

type Props = { last: Permiso | undefined; onClose: (granted?: Permiso) => void }

/** Grants a permit of any kind but the premises' own: what is asked follows from the kind. */
export function OtroForm({ last, onClose }: Props) {
  const grant = useMutation(permisos.otorgarOtro)
  const { data: own } = useQuery(feriados.known)
  const versiones = useTipos()
  // A premises is granted its own from its details.
  const otros = tiposDe(versiones).filter(({ tipo, retirado }) => tipo !== FUNCIONAMIENTO && !retirado)
  const now = new Date()
  const form = useForm({
    initialValues: {
      // Kept with the draft: what is sent again is the same permit.
      id: newUuid(),
      tipo: otros[0]?.tipo ?? '',
      ...{ nombre: '', ruc: '', direccion: '', aforo: '' as number | string, pedido: toDay(now) },
      ...{ desde: '', hasta: '', datos: {} as Record<string, string> },
      ...{ papeles: [] as string[], informe: '', informeDia: '', recibo: '' },
      ...{ firma: last?.firma ?? '', cargo: last?.cargo ?? 'Jefe del cuerpo de bomberos' },
    },
    // A permit of the year has its days by itself.
    validate: (typed) =>
      schemaResolver(schema, { sync: true })(
        tipoDe(versiones, typed.tipo).vigencia === 'ANIO'
          ? { ...typed, desde: toDay(now), hasta: toDay(now) }
          : typed,
      ),
  })
  const { values } = form
  const tipo = tipoDe(versiones, values.tipo)
  const granted = useRef<Permiso>(undefined)
  return (
    <FormModal
      title="Otorgar otro permiso"
      form={form}
      save={async ({ id, aforo, datos, papeles, ...typed }) => {
        const said = tipo.campos.map(({ id: campo }) => [campo, datoDe(datos, campo)] as const)
        granted.current = await grant.mutateAsync({
          id,
          form: {
            ...typed,
            nombre: typed.nombre.trim(),
            aforo: aforo === '' ? undefined : parseWhole(aforo),
            datos: Object.fromEntries(said.filter(([, dato]) => dato)),
            papeles: papeles.filter((papel) => tipo.papeles.includes(papel)),
          },
        })
      }}
      onClose={() => onClose(granted.current)}
      required={{
        fields: ['nombre', 'informe', 'informeDia', 'recibo', 'firma'],
        sentence: 'Faltan el nombre, el informe favorable, el recibo o quién firma.',
      }}
      draft="inspecciones:permiso:otro"
      verb="Otorgar"
    >
      <SelectField
        label="Tipo"
        options={otros.map((one) => [one.tipo, one.nombre] as const)}
        {...form.getInputProps('tipo')}
      />
      {tipo.pasos.length > 0 && (
        <More summary="Pasos hasta el permiso">
          <ol>
            {tipo.pasos.map(({ id, texto, dias }) => (
              <li key={id}>{dias > 0 ? `${texto}: ${plural(dias, 'día hábil', 'días hábiles')}` : texto}</li>
            ))}
          </ol>
        </More>
      )}
      <TextField
        label={tipo.para}
        description="Es lo que dice el código, que lee cualquiera: con lo que lo distingue, como la placa, y sin el nombre de una persona."
        required
        {...form.getInputProps('nombre')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="RUC" inputMode="numeric" autoComplete="off" {...form.getInputProps('ruc')} />
        <WholeInput label="Aforo, en personas" {...form.getInputProps('aforo')} />
      </SimpleGrid>
      <TextField label="Dirección" {...form.getInputProps('direccion')} />
      {tipo.campos.map(({ id, pide, entre }) =>
        entre ? (
          <SelectField
            key={id}
            label={pide}
            options={[['', 'Elija'], ...entre.map((one) => [one, one] as const)]}
            {...form.getInputProps(`datos.${id}`)}
            value={datoDe(values.datos, id)}
          />
        ) : (
          <TextField
            key={id}
            label={pide}
            {...form.getInputProps(`datos.${id}`)}
            value={datoDe(values.datos, id)}
          />
        ),
      )}
      <DayField
        de="SUCESO"
        label="Día en que lo pidió"
        note={lateWords(tipo, values.pedido, values.desde, feriadosDe(own ?? [], []))}
        {...form.getInputProps('pedido')}
      />
      {tipo.vigencia === 'DIAS' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DayField de="PLAN" label="Vale desde" required {...form.getInputProps('desde')} />
          <DayField de="VIGENCIA" label="Vale hasta" required {...form.getInputProps('hasta')} />
        </SimpleGrid>
      )}
      <Title order={3} size="h4">
        Papeles que entregó
      </Title>
      {tipo.papeles.map((papel) => (
        <CheckField
          key={papel}
          label={papel}
          checked={values.papeles.includes(papel)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('papeles', (had) =>
              checked ? [...had, papel] : had.filter((one) => one !== papel),
            )
          }
        />
      ))}
      <OtorgarFoot inputOf={form.getInputProps} />
    </FormModal>
  )
}
