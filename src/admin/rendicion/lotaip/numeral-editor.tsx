import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { useRights } from '@/access/can'
import { Section } from '@/admin/ui/box/section'
import { Choices } from '@/admin/ui/form/choices'
import { SaveBar } from '@/admin/ui/form/save-bar'
import { useSavedForm } from '@/admin/ui/form/use-saved-form'
import { leftWords, NO_DRAFT, useTakenAway } from '@/admin/ui/form/use-taken-away'
import {
  ESTADO_LABELS,
  type EstadoNumeral,
  idDe,
  isAbsence,
  type NumeralDelMes,
  numeralTogether,
} from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import type { Numeral } from '@/entities/lotaip/numerales'
import { meses } from '@/entities/lotaip/queries'
import { anterior, conCampos, limpias, MOST_FILAS, type Tabla } from '@/entities/lotaip/tabla'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
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

const SOURCES = 'Archivos de este numeral'
const PUBLIC = 'Archivos para publicar'

type FieldsProps = {
  field: (
    name: 'archivos' | 'anexos',
  ) => Pick<ComponentProps<typeof Archivos>, 'value' | 'onChange' | 'error'>
}

/** The files that the rows of a numeral were made of, and those that go before the town with its month. */
const ArchivosFields = ({ field }: FieldsProps) => (
  <Section title="Archivos">
    <Archivos
      label={SOURCES}
      description="De donde salieron las filas: quedan en la brigada y no van en el paquete."
      {...field('archivos')}
    />
    <Archivos
      label={PUBLIC}
      description="Los descarga cualquier persona cuando el mes se publica: revise que no lleven datos personales de más."
      {...field('anexos')}
    />
  </Section>
)

/** The same for who may only read. */
const ArchivosRead = ({ archivos, anexos }: Record<'archivos' | 'anexos', readonly Archivo[]>) => (
  <>
    <ArchivoList archivos={archivos} label={SOURCES} />
    <ArchivoList archivos={anexos} label={PUBLIC} />
  </>
)

type Values = {
  estado: EstadoNumeral | ''
  motivo: string
  nota: string
  filas: string[][]
  cifrasAl: string
  archivos: Archivo[]
  anexos: Archivo[]
}

/** What is wrong with the record that these values say, and whether its rows are too many. */
function problemsIn({ estado, motivo, filas }: Values, record: Pick<NumeralDelMes, 'mes' | 'numeral'>) {
  const good = limpias(filas)
  return {
    ...problemsAmong(numeralTogether, { ...record, estado: estado || undefined, motivo, filas: good }),
    ...(good.length > MOST_FILAS && {
      filas: `Son ${good.length} filas y aquí caben ${MOST_FILAS}: quite algunas y presente las demás aparte.`,
    }),
  }
}

const DRAFT_WORDS = {
  saved: 'Guardado como borrador en este equipo, todavía no en el numeral.',
  restored: 'Se recuperó lo que estaba escribiendo.',
  failed: NO_DRAFT,
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
    cifrasAl: record?.cifrasAl ?? '',
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
  const { estado, motivo, nota, filas, cifrasAl, archivos, anexos } = values
  const good = limpias(filas)
  const table = good.length > 0 ? { columnas, filas: good } : { columnas: undefined, filas: undefined }
  return {
    ...base,
    estado: estado || undefined,
    motivo: motivo.trim() || undefined,
    nota: nota.trim() || undefined,
    ...(!same(filas, began.filas) && table),
    cifrasAl: (good.length > 0 && cifrasAl) || undefined,
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
    validate: (values) => problemsIn(values, { mes, numeral: numeral.id }),
    save: async (values, began) => {
      const base = recordOf.get(began) ?? { id, mes, numeral: numeral.id }
      const saved = await mutateAsync({ next: written(values, began, base, tabla.columnas), base })
      return valuesOf(saved, conCampos(tablaOf(saved), campos).filas)
    },
    onWrong: () => undefined,
  })
  const { form, draft, busy } = scope
  const { estado, filas, cifrasAl } = form.values
  const dirty = form.isDirty()
  useTakenAway('Se cerró el numeral', dirty ? leftWords(draft.state) : null)
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
            {isAbsence(estado || undefined) && (
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
              cifrasAl={cifrasAl}
              onChange={(next, al) => {
                form.setFieldValue('filas', next)
                form.setFieldValue('cifrasAl', al)
              }}
              error={form.errors.filas}
              canEdit={canEdit}
            />
          )}
          {canEdit && <ArchivosFields field={form.getInputProps} />}
        </fieldset>
        {!canEdit && <ArchivosRead {...form.values} />}
        {canEdit && (
          <SaveBar save="Guardar" busy={busy} onDiscard={dirty ? discard : undefined}>
            <DraftStatus draft={draft} sentences={dirty ? DRAFT_WORDS : {}} />
          </SaveBar>
        )}
      </Stack>
    </ScopedForm>
  )
}
