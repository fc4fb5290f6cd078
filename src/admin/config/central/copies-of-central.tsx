import { type CentralCopies, makeCentralCopy } from '@/access/central/copies'
import classes from '@/admin/config/config.module.css'
import { copiesQuery } from '@/admin/shell/data/central-copies'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Text } from '@/shared/ui/text/text'
import { CopyStep } from './copy-step'
import { SectionOfCentral } from './section-of-central'
import { TryCopy } from './try-copy'

function Failure({ fallo }: Pick<CentralCopies, 'fallo'>) {
  if (!fallo) return null
  return (
    <Callout color="orange" role="status" title="La copia de esta noche no está">
      {fallo.mensaje} El último intento fue el {formatMoment(fallo.instante)}. La central lo intenta cada
      cinco minutos, y no borra ninguna copia anterior hasta tener la nueva.
    </Callout>
  )
}

const UNFORCED = {
  off: 'El PostgreSQL de la central tiene apagado forzar el disco (fsync, synchronous_commit): un corte de luz puede llevarse lo último.',
  missing:
    'La central no logra dejar en el disco lo que confirma: un corte de luz se lo llevaría. Actualícela, o use PostgreSQL.',
}

function Disk({ disco }: Pick<CentralCopies, 'disco'>) {
  if (!disco) return null
  if (disco.estado !== 'forced')
    return (
      <Callout color="orange" role="status" title="Un corte de luz puede llevarse datos">
        {UNFORCED[disco.estado]}
      </Callout>
    )
  return (
    <Text size="sm">
      Lo que la central confirma queda en el disco y resiste un corte de luz
      {disco.desde && `, desde el ${formatMoment(disco.desde)}`}.
    </Text>
  )
}

/** The exports that the central keeps each night, for those who may read them. */
export function CopiesOfCentral() {
  return (
    <SectionOfCentral title="Copias de cada noche" query={copiesQuery} permission="config:edit">
      {({ carpeta, copias, fotos = 0, fallo, prueba, repuesta, disco }) => (
        <>
          <Disk disco={disco} />
          <Failure fallo={fallo} />
          {copias.length === 0 && !fallo && (
            <Text dimmed>
              Todavía no hay ninguna. La central hace una cada noche a las 03:00, y las primeras el mismo día
              en que la brigada empieza a escribir.
            </Text>
          )}
          {carpeta && copias.length > 0 && (
            <Text size="sm" dimmed>
              Están en la máquina de la central, en la carpeta <code>{carpeta}</code>. Llévesela cada cierto
              tiempo fuera de ahí.
            </Text>
          )}
          {fotos > 0 && (
            <Text size="sm" dimmed>
              Las fotografías están una sola vez para todas, en la carpeta «fotos» junto a ellas:{' '}
              {formatBytes(fotos)}. Al llevarse una copia, lleve también esa carpeta.
            </Text>
          )}
          {copias.length > 0 && (
            <ul className={classes.copies}>
              {copias.map(({ nombre, instante, bytes }) => (
                <li key={nombre} className={classes.copy}>
                  {formatMoment(instante)} · {formatBytes(bytes)}
                </li>
              ))}
            </ul>
          )}
          <CopyStep
            label="Hacer una copia ahora"
            progress="Avance de la copia"
            run={makeCentralCopy}
            meta={{ success: { title: 'La copia está hecha' }, failure: 'La copia no se pudo hacer.' }}
          />
          {copias.length > 0 && prueba !== undefined && <TryCopy prueba={prueba} repuesta={repuesta} />}
        </>
      )}
    </SectionOfCentral>
  )
}
