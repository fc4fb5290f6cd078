import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { formatBytes } from '@/shared/lib/byte-size'
import { type Archivo, kindWord } from '@/shared/lib/file/archivo'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { canFetchMissing, keptBytes } from '@/shared/storage/device/photos'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { useOnline } from '@/shared/ui/overlay/use-online'
import classes from './archivo.module.css'

type State = 'ready' | 'busy' | 'failed'

const NOT_HERE = 'No está en este equipo: se descarga cuando haya internet.'
const FAILED = 'No se pudo descargar: este equipo no lo tiene y no se pudo traer. Inténtelo más tarde.'
/** Nothing brings it, now or later: it came in a copy or a file without its bytes. */
const ELSEWHERE =
  'No está en este equipo. Pídalo a quien lo adjuntó: lo tienen su equipo y sus copias completas.'

/**
 * How many bytes each of the files has that are on this device; null while that isn't known. What a central shows visitors
 * is on none.
 */
function useHere(archivos: readonly Archivo[]): ReadonlyMap<string, number | undefined> | null {
  const [here, setHere] = useState<ReadonlyMap<string, number | undefined> | null>(null)
  const stored = archivos.map(({ url }) => url).filter(isStoredPhoto)
  const named = stored.join(' ')
  useEffect(() => {
    let gone = false
    const sources = named ? named.split(' ') : []
    void Promise.all(sources.map(async (source) => [source, await keptBytes(source)] as const)).then(
      (found) => {
        if (!gone) setHere(new Map(found))
      },
    )
    return () => {
      gone = true
    }
  }, [named])
  return here
}

type RowProps = {
  archivo: Archivo
  /** How many bytes are on this device; null for one that isn't, and undefined while that isn't known. */
  here: number | null | undefined
  children?: ReactNode
}

function Row({ archivo, here, children }: RowProps) {
  const online = useOnline()
  const { nombre, tipo, bytes, url } = archivo
  const [state, setState] = useState<State>('ready')
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const loaded = await import('./download-archivo').catch(() => undefined)
    const done = await loaded?.downloadArchivo(archivo)
    setState(done ? 'ready' : 'failed')
  }
  // What a record says of its file is whatever its writer said: only a central has counted what it shows visitors.
  const size = isStoredPhoto(url) ? (here ?? null) : bytes
  const comes = !isStoredPhoto(url) || canFetchMissing()
  const failed = comes ? FAILED : ELSEWHERE
  const lack = comes ? (online ? '' : NOT_HERE) : ELSEWHERE
  const shared = {
    variant: 'default',
    leftSection: <Download size={18} aria-hidden />,
    'aria-label': `Descargar ${nombre}`,
    'aria-busy': state === 'busy' || undefined,
    onClick: (event: MouseEvent) => void download(event),
  } as const
  return (
    <li className={classes.row}>
      <Group apart gap="xs">
        <p className={classes.name}>
          <b>{nombre}</b>
          <span>
            {kindWord(tipo)}
            {size !== null && `, ${formatBytes(size)}`}
          </span>
        </p>
        <div className={classes.acts}>
          {isStoredPhoto(url) ? (
            <Button {...shared}>Descargar</Button>
          ) : (
            // A link, so that it also works where the page's code doesn't.
            <AnchorButton {...shared} href={url} download={nombre}>
              Descargar
            </AnchorButton>
          )}
          {children}
        </div>
        <p role="status" className={classes.state}>
          {state === 'failed' ? failed : here === null ? lack : ''}
        </p>
      </Group>
    </li>
  )
}

type ArchivoListProps = {
  archivos: readonly Archivo[]
  /** Names the list where no heading does. */
  label?: string
  /** What else can be done with one. */
  acts?: (archivo: Archivo) => ReactNode
}

/** Files with their size as counted from their bytes, each to be downloaded; of what isn't here it says when it can be had, or that it can't. */
export function ArchivoList({ archivos, label, acts }: ArchivoListProps) {
  const here = useHere(archivos)
  if (archivos.length === 0) return null
  return (
    <ul className={classes.list} aria-label={label}>
      {archivos.map((archivo) => (
        <Row key={archivo.url} archivo={archivo} here={here ? (here.get(archivo.url) ?? null) : undefined}>
          {acts?.(archivo)}
        </Row>
      ))}
    </ul>
  )
}
