import type { ComponentProps } from 'react'
import { Section } from '@/admin/ui/box/section'
import type { Archivo } from '@/shared/lib/file/archivo'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Archivos } from '@/shared/ui/archivo/archivos'

const SOURCES = 'Archivos de este numeral'
const PUBLIC = 'Archivos para publicar'

type FieldsProps = {
  field: (
    name: 'archivos' | 'anexos',
  ) => Pick<ComponentProps<typeof Archivos>, 'value' | 'onChange' | 'error'>
}

/** The files that the rows of a numeral were made of, and those that go before the town with its month. */
export const ArchivosFields = ({ field }: FieldsProps) => (
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
export const ArchivosRead = ({ archivos, anexos }: Record<'archivos' | 'anexos', readonly Archivo[]>) => (
  <>
    <ArchivoList archivos={archivos} label={SOURCES} />
    <ArchivoList archivos={anexos} label={PUBLIC} />
  </>
)
