import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import type { Contenido } from '@/entities/lotaip/contenido'
import { ESTADO_LABELS, numeralTitle } from '@/entities/lotaip/mes'
import { claseDe } from '@/entities/lotaip/revisar'
import { AUSENCIA } from '@/entities/lotaip/tabla'
import { formatDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { numbered } from '@/shared/lib/numbered'
import { plural } from '@/shared/lib/plural'
import { webLink } from '@/shared/lib/url'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import reading from '@/site/shell/page/reading.module.css'
import classes from './lotaip.module.css'

/** What becomes of each file's name once it lies among others. */
const NOMBRES = {
  archivoDatos: 'datos.csv',
  archivoDiccionario: 'diccionario.csv',
  archivoMetadatos: 'metadatos.csv',
}
const WORDS = ['Datos', 'Diccionario', 'Metadatos']

type PartProps = { contenido: Contenido; mes: string; hecho: string; numerales: readonly Contenido[] }

function Files({ contenido, mes, hecho, numerales }: PartProps) {
  const institucion = useDrawnInstitucion()
  const { id } = contenido
  const download = async (at: number) => {
    // Only who downloads needs the words of every field.
    const { archivosDe, responsableDe } = await import('@/entities/lotaip/archivos')
    const responsable = responsableDe(numerales)
    const archivo = archivosDe(contenido, NOMBRES, { mes, hecho, institucion, responsable })[at]
    if (!archivo) return
    const name = `numeral-${id}-${mes}-${Object.values(NOMBRES)[at]}`
    downloadBlob(new Blob([archivo.texto], { type: 'text/csv;charset=utf-8' }), name)
  }
  return (
    <div className={`${reading.actions} ${classes.files}`}>
      {WORDS.map((word, at) => (
        <Button
          key={word}
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => void download(at)}
        >
          {word} CSV<span className="solo-lectores"> de {numeralTitle(id)}</span>
        </Button>
      ))}
    </div>
  )
}

/** What a numeral says of itself, in a sentence. */
function sentenceOf({ estado, motivo, filas }: Contenido): string {
  if (!estado) return 'Falta: la brigada no lo ha publicado.'
  if (AUSENCIA[estado]) return `${ESTADO_LABELS[estado]}: ${motivo}`
  const rows = `${plural(filas.length, 'fila', 'filas')}.`
  return estado === 'SIN_CAMBIOS' ? `${ESTADO_LABELS.SIN_CAMBIOS}. ${rows}` : rows
}

const Cell = ({ campo, text }: { campo: string; text: string }) => {
  const href = claseDe(campo) === 'enlace' ? webLink(text) : undefined
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}

function Rows({ contenido: { id, nombre, columnas, filas } }: Pick<PartProps, 'contenido'>) {
  return (
    <details className={reading.details}>
      <summary>
        Ver las filas<span className="solo-lectores"> de {numeralTitle(id)}</span>
      </summary>
      <ScrollTable className={classes.rows} aria-label={`${numeralTitle(id)}: ${nombre}`}>
        <thead>
          <tr>
            {columnas.map((campo) => (
              <th key={campo} scope="col">
                {campo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(filas).map(({ place, value: fila }) => (
            <tr key={place}>
              {columnas.map((campo, at) => (
                <td key={campo}>
                  <Cell campo={campo} text={fila[at] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  )
}

/** One numeral of a month: its state, its rows and its three files; of a missing one, that it is missing. */
export function NumeralPart(props: PartProps) {
  const { contenido } = props
  const { id, nombre, estado, nota, filas, cifrasAl, anexos = [] } = contenido
  const heading = `numeral-${id}`
  return (
    <section className={classes.numeral} aria-labelledby={heading} data-missing={!estado || undefined}>
      <h2 id={heading}>
        {numeralTitle(id)}: {nombre}
      </h2>
      <p>{sentenceOf(contenido)}</p>
      {cifrasAl && <p>Cifras al {formatDay(cifrasAl)}.</p>}
      {nota && <p>{nota}</p>}
      {estado && !AUSENCIA[estado] && filas.length > 0 && <Rows contenido={contenido} />}
      {estado && <Files {...props} />}
      {estado && anexos.length > 0 && (
        <ArchivoList archivos={anexos} label={`Archivos de ${numeralTitle(id)}`} />
      )}
    </section>
  )
}
