import { useEffect, useState } from 'react'
import { formatDay, toDay } from '@/shared/lib/fecha'
import classes from './document.module.css'

type PrintFootProps = { autor: string; institucion: string }

/** Only on paper: the place for signature and seal, and the address of the public version. */
export function PrintFoot({ autor, institucion }: PrintFootProps) {
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
          Documento público, impreso el {formatDay(toDay(new Date()))}. La versión vigente está en {source}
        </p>
      )}
    </footer>
  )
}
