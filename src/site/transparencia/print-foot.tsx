import { useEffect, useState } from 'react'
import { formatDay, toDay } from '@/shared/lib/fecha'
import classes from './document.module.css'

type PrintFootProps = { autor: string; institucion: string; linked: boolean }

/** Only on paper: the place for signature and seal, and the address of the public version, if it has one. */
export function PrintFoot({ autor, institucion, linked }: PrintFootProps) {
  const [source, setSource] = useState('')
  useEffect(() => setSource(location.origin + location.pathname), [])
  return (
    <footer className={classes.printFoot}>
      <div className={classes.signatures}>
        <p className={classes.signature}>
          <b>{autor || 'Responsable'}</b>
          {institucion}
        </p>
        <p className={classes.seal}>Sello</p>
      </div>
      {source && (
        <p className={classes.source}>
          Documento público, impreso el {formatDay(toDay(new Date()))}.
          {linked && ` La versión vigente está en ${source}`}
        </p>
      )}
    </footer>
  )
}
