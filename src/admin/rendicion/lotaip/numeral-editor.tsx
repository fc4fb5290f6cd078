import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRights } from '@/access/can'
import { Section } from '@/admin/ui/box/section'
import { Choices } from '@/admin/ui/form/choices'
import { SaveBar } from '@/admin/ui/form/save-bar'
import { useSavedForm } from '@/admin/ui/form/use-saved-form'
import { KEPT_AS_DRAFT, useTakenAway } from '@/admin/ui/form/use-taken-away'
import { ESTADO_LABELS, type EstadoNumeral, idDe, type NumeralDelMes } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import type { Numeral } from '@/entities/lotaip/numerales'
import { meses } from '@/entities/lotaip/queries'
import { anterior, conCampos, limpias, MOST_FILAS, type Tabla } from '@/entities/lotaip/tabla'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { plural } from '@/shared/lib/plural'
import { same } from '@/shared/storage/merge'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { Stack } from '@/shared/ui/box/layout'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { TextArea } from '@/shared/ui/form/fields'
import { ScopedForm } from '@/shared/ui/form/form-scope'
import { Text } from '@/shared/ui/text/text'
import { FilasEditor } from './filas-editor'
import classes from './lotaip.module.css'
import type { useLotaip } from './use-lotaip'

type Values = {
  estado: EstadoNumeral | ''
  motivo: string
  nota: string
  filas: string[][]
  archivos: Archivo[]
  anexos: Archivo[]
}

/** A record may hold this much at the central; in characters of its table as stored. */
const MOST_TEXT = 200_000

const isAbsence = (estado: Values['estado']) => estado === 'NO_APLICA' || estado === 'NO_DISPONIBLE'

const rules = {
  motivo: (motivo: string, { estado }: Values) =>
    isAbsence(estado) && !motivo.trim() ? 'Escriba por qué: va en el diccionario del paquete.' : null,
  filas: (filas: string[][], { estado }: Values) => {
    const good = limpias(filas)
    if (estado === 'LISTO' && good.length === 0)
      return 'Para darlo por listo necesita al menos una fila. Si no hubo nada, elija No aplica.'
    if (good.length > MOST_FILAS)
      return `Son ${good.length} filas y aquí caben ${MOST_FILAS}: quite algunas y presente las demás aparte.`
    return JSON.stringify(good).length > MOST_TEXT ? 'Es más texto del que cabe: acorte las celdas.' : null
  },
}

const DRAFT_WORDS = {
  saved: 'Guardado como borrador en este equipo, todavía no en el numeral.',
  restored: 'Se recuperó lo que estaba escribiendo.',
  failed: 'No se pudo guardar el borrador: si cierra, se pierde.',
} as const

const CHOICES = [
  ['', 'Empezado', 'Todavía falta algo.'],
  ['LISTO', ESTADO_LABELS.LISTO, 'Las filas están completas.'],
  ['SIN_CAMBIOS', ESTADO_LABELS.SIN_CAMBIOS, 'El paquete repite las filas del último mes listo.'],
  ['NO_APLICA', ESTADO_LABELS.NO_APLICA, 'La brigada no tiene esto.'],
  ['NO_DISPONIBLE', ESTADO_LABELS.NO_DISPONIBLE, 'Existe, pero no se tiene.'],
] as const

/** The record that a form's values are of, as it was when they were put into the form. */
const recordOf = new WeakMap<Values, NumeralDelMes>()

function valuesOf(record: NumeralDelMes | undefined, filas: string[][]): Values {
  const values: Values = {
    estado: record?.estado ?? '',
    motivo: record?.motivo ?? '',
    nota: record?.nota ?? '',
    filas,
    archivos: record?.archivos ?? [],
    anexos: record?.anexos ?? [],
  }
  if (record) recordOf.set(values, record)
  return values
}

const tablaOf = (record: NumeralDelMes | undefined): Tabla => ({
  columnas: record?.columnas ?? [],
  filas: record?.filas ?? [],
})

/** A table that nobody touched stays as it is stored: its fields may be those of an earlier catalogue. */
function written(values: Values, began: Values, base: NumeralDelMes, columnas: string[]): NumeralDelMes {
  const { estado, motivo, nota, filas, archivos, anexos } = values
  const good = limpias(filas)
  const table = good.length > 0 ? { columnas, filas: good } : { columnas: undefined, filas: undefined }
  return {
    ...base,
    estado: estado || undefined,
    motivo: motivo.trim() || undefined,
    nota: nota.trim() || undefined,
    ...(!same(filas, began.filas) && table),
    ...withArchivos(archivos, base.archivos),
    ...((anexos.length > 0 || base.anexos) && { anexos }),
  }
}

type NumeralEditorProps = { lotaip: ReturnType<typeof useLotaip>; mes: string; numeral: Numeral }

/** The form of one numeral of one month. What is typed is kept as a draft until it is saved. */
export function NumeralEditor({ lotaip: { list }, mes, numeral }: NumeralEditorProps) {
  const { canEdit } = useRights('rendicion')
  const id = idDe(mes, numeral.id)
  const record = list.find((one) => one.id === id)
  const { campos } = numeral
  const tabla = useMemo(() => conCampos(tablaOf(record), campos), [record, campos])
  const stored = useMemo(() => valuesOf(record, tabla.filas), [record, tabla])
  const { mutateAsync } = useMutation(meses.save)
  const { scope, submit, refuse, discard } = useSavedForm<Values>({
    kind: `lotaip:${mes}-${numeral.id}`,
    stored,
    validate: rules,
    save: async (values, began) => {
      const base = recordOf.get(began) ?? { id, mes, numeral: numeral.id }
      const saved = await mutateAsync({ next: written(values, began, base, tabla.columnas), base })
      return valuesOf(saved, conCampos(tablaOf(saved), campos).filas)
    },
    onWrong: () => undefined,
  })
  const { form, draft, busy } = scope
  const { estado, filas } = form.values
  const dirty = form.isDirty()
  useTakenAway('Se cerró el numeral', dirty ? KEPT_AS_DRAFT : null)
  const before = anterior(list, mes, numeral.id)
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={refuse}>
      <Stack>
        {!canEdit && <Text strong>Su rol puede leer este numeral, pero no cambiarlo.</Text>}
        <fieldset disabled={!canEdit} className={classes.form}>
          <Section title="Estado">
            <Choices
              legend="Estado de este numeral"
              name="estado"
              choices={CHOICES}
              value={estado}
              onChange={(next) => form.setFieldValue('estado', next)}
            />
            {isAbsence(estado) && (
              <TextArea label="Motivo" rows={2} required {...form.getInputProps('motivo')} />
            )}
            {estado === 'SIN_CAMBIOS' && (
              <Text>
                {before
                  ? `Repite ${nameOfMonth(before.mes)}: ${plural(before.tabla.filas.length, 'fila', 'filas')}.`
                  : 'Ningún mes anterior está listo: no hay nada que repetir.'}
              </Text>
            )}
            <TextArea
              label="Nota"
              description="Va en el diccionario de datos, para quien lea el archivo."
              rows={2}
              {...form.getInputProps('nota')}
            />
          </Section>
          {(estado === '' || estado === 'LISTO') && (
            <FilasEditor
              {...{ mes, numeral, before }}
              columnas={tabla.columnas}
              filas={filas}
              onChange={(next) => form.setFieldValue('filas', next)}
              error={form.errors.filas}
              canEdit={canEdit}
            />
          )}
          {canEdit && (
            <Section title="Archivos">
              <Archivos
                label="Archivos de este numeral"
                description="De donde salieron las filas: quedan en la brigada y no van en el paquete."
                {...form.getInputProps('archivos')}
              />
              <Archivos
                label="Archivos para publicar"
                description="Los descarga cualquier persona cuando el mes se publica: revise que no lleven datos personales de más."
                {...form.getInputProps('anexos')}
              />
            </Section>
          )}
        </fieldset>
        {!canEdit && (
          <>
            <ArchivoList archivos={form.values.archivos} label="Archivos de este numeral" />
            <ArchivoList archivos={form.values.anexos} label="Archivos para publicar" />
          </>
        )}
        {canEdit && (
          <SaveBar save="Guardar" busy={busy} onDiscard={dirty ? discard : undefined}>
            <DraftStatus draft={draft} sentences={dirty ? DRAFT_WORDS : {}} />
          </SaveBar>
        )}
      </Stack>
    </ScopedForm>
  )
}
