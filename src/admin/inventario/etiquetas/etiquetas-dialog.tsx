import { Suspense, useCallback, useEffect, useState } from 'react'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedPages } from '@/admin/ui/print/printed-paper'
import { addressForOthers } from '@/admin/ui/share/given-code'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import {
  codigoDeItem,
  codigoDeLugar,
  codigoEscrito,
  textoDeEtiqueta,
} from '@/entities/inventario/etiquetas/codigo'
import type { Item } from '@/entities/inventario/item'
import { lugaresOf, lugarKey } from '@/entities/inventario/lugares'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { lazy } from '@/shared/ui/control/lazy'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import classes from './etiquetas.module.css'

// Apart: beside the other dialogs with one, every page that shares something would fetch it.
const QrCode = lazy(() => import('@/shared/ui/share/qr-code').then(({ QrCode }) => QrCode))

/** Three columns of eight, of 63.5 × 33.9 mm, as sold cut for A4. */
const ON_A_SHEET = 24

/** What a label says besides its code; `nota` tells two of one name apart. */
type Rotulo = { codigo: string; nombre: string; nota: string }

function Etiqueta({ rotulo: { codigo, nombre, nota }, sitio }: { rotulo: Rotulo; sitio: string | null }) {
  const institucion = useInstitucion()
  return (
    <div className={classes.label}>
      <QrCode text={textoDeEtiqueta(codigo, sitio, institucion)} label={`Código de ${nombre}`} lasting />
      <div className={classes.words}>
        <b>{nombre}</b>
        <span>{nota}</span>
        <span className={classes.code}>{codigoEscrito(codigo)}</span>
        <small>
          {institucion.nombreInstitucion}, {institucion.telefono}
        </small>
      </div>
    </div>
  )
}

type MuestraProps = { rotulo: Rotulo; sitio: string | null; onDrawn: () => void }

/** The first label as it will be. Paper doesn't wait: nothing is printed before the code of this one is drawn. */
function Muestra({ rotulo, sitio, onDrawn }: MuestraProps) {
  useEffect(onDrawn, [onDrawn])
  return <Etiqueta rotulo={rotulo} sitio={sitio} />
}

const itemsSaid = (chosen: readonly Item[]) =>
  chosen.length === 1 && chosen[0] ? chosen[0].nombre : `Los ${chosen.length} items`

/**
 * Sheets of labels for these items and their places. A label that got lost is printed again and is the same: its code
 * follows from what it is of.
 */
export function EtiquetasDialog({ chosen, onClose }: { chosen: readonly Item[]; onClose: () => void }) {
  const institucion = useInstitucion()
  const [items, setItems] = useState(true)
  const [places, setPlaces] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const onDrawn = useCallback(() => setDrawn(true), [])
  const lugares = lugaresOf(chosen).filter(({ key }) => key !== lugarKey(''))
  const sitio = addressForOthers(location.origin, institucion.sitioWeb)
  const rotulos: Rotulo[] = [
    ...(places ? lugares : []).map((lugar) => ({
      codigo: codigoDeLugar(lugar),
      nombre: lugar.nombre,
      nota: 'Lugar',
    })),
    ...(items ? chosen : []).map((item) => ({
      codigo: codigoDeItem(item),
      nombre: item.nombre,
      nota: [item.unidad && `N.º ${item.unidad}`, item.numeroSerie && `Serie ${item.numeroSerie}`]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  const sheets = Array.from({ length: Math.ceil(rotulos.length / ON_A_SHEET) }, (_, n) =>
    rotulos.slice(n * ON_A_SHEET, (n + 1) * ON_A_SHEET),
  )
  const [first] = rotulos
  return (
    <Dialog onClose={onClose} title="Imprimir etiquetas">
      <Stack gap="sm">
        <CheckField
          label={itemsSaid(chosen)}
          checked={items}
          onChange={({ currentTarget }) => setItems(currentTarget.checked)}
        />
        {lugares.length > 0 && (
          <CheckField
            label={lugares.length === 1 ? `Su lugar: ${lugares[0]?.nombre}` : `Sus ${lugares.length} lugares`}
            description={lugares.length > 1 ? joinNames(lugares.map(({ nombre }) => nombre)) : undefined}
            checked={places}
            onChange={({ currentTarget }) => setPlaces(currentTarget.checked)}
          />
        )}
        {first && (
          <div className={classes.sample} aria-hidden>
            <Suspense>
              <Muestra rotulo={first} sitio={sitio} onDrawn={onDrawn} />
            </Suspense>
          </div>
        )}
        <Text strong role="status">
          {rotulos.length === 0
            ? 'Elija qué imprimir.'
            : `${plural(rotulos.length, 'etiqueta', 'etiquetas')} en ${plural(sheets.length, 'hoja A4', 'hojas A4')}`}
        </Text>
        <Text size="sm">
          Si una se pierde o se daña, imprímala otra vez: sale igual. Un extraño que la lee ve solo el nombre
          y el teléfono de la brigada.
        </Text>
        {!sitio && (
          <Callout color="orange" role="status" title="El código no lleva dirección">
            La brigada no tiene una dirección con https. Cualquier cámara muestra su nombre y su teléfono;
            para llegar al item se usa «Escanear», en el inventario.
          </Callout>
        )}
        <DialogFooter>
          <PrintButton what="las etiquetas" empty={rotulos.length === 0 || !drawn} />
        </DialogFooter>
      </Stack>
      {drawn && (
        <PrintedPages>
          {() =>
            sheets.map((sheet) => (
              <div key={sheet[0]?.codigo} className={classes.sheet}>
                {sheet.map((rotulo) => (
                  <Etiqueta key={rotulo.codigo} rotulo={rotulo} sitio={sitio} />
                ))}
              </div>
            ))
          }
        </PrintedPages>
      )}
    </Dialog>
  )
}
