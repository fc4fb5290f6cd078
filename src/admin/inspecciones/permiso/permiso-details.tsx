import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasCentral } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Details } from '@/admin/ui/record/details'
import { addressForOthers } from '@/admin/ui/share/given-code'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { duplicadoDe } from '@/entities/inspecciones/cobros/deuda'
import { ordenes, pagos, tarifas } from '@/entities/inspecciones/cobros/queries'
import { DUPLICADO } from '@/entities/inspecciones/cobros/tarifa'
import { vigentesEn } from '@/entities/inspecciones/cobros/vigentes'
import { permisosList } from '@/entities/inspecciones/permiso/module'
import { numeroEnPalabras, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { datoDe } from '@/entities/inspecciones/permiso/permisos'
import { tipoDePermiso } from '@/entities/inspecciones/permiso/tipos'
import { enlaceOf } from '@/entities/permiso-firmado/codigo'
import { formatDay, toDay, toYear } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { PapelPermiso, QrCode } from './papel-permiso'
import classes from './papel-permiso.module.css'
import { standingOf } from './permisos-del-local'
import { useTipos } from './use-sabido'

/** `orden`: '' where nobody made one. `recibo`: '' while it isn't paid. Null while this device still reads it. */
type Tasa = { orden: string; recibo: string } | null

/**
 * What the duplicate of a premises' permit costs by the brigade's tariffs, and whether it was paid; undefined where no tariff
 * charges it, for what has no premises, and for whoever sees no charges.
 */
function useTasaDuplicado({ local, otorgado }: Permiso): Tasa | undefined {
  const sees = useCan('cobros:view')
  const { data: prices } = useAllowed(tarifas.known, 'cobros:view')
  const { data: orders } = useAllowed(ordenes.known, 'cobros:view')
  const { data: paid } = useAllowed(pagos.known, 'cobros:view')
  if (!local || !sees) return undefined
  if (!prices || !orders || !paid) return null
  if (!vigentesEn(prices, toYear(new Date())).some(({ tramite }) => tramite === DUPLICADO)) return undefined
  const known = duplicadoDe(orders, paid, { local, desde: toDay(new Date(otorgado)) })
  return { orden: known?.orden.id ?? '', recibo: known?.recibo ?? '' }
}

type DuplicadoButtonProps = {
  tasa: Tasa | undefined
  local: string
  /** Without its number nothing is printed. */
  numbered: boolean
  onPrint: () => void
}

/** Prints a permit again; where the brigade charges that, once it is paid. */
function DuplicadoButton({ tasa, local, numbered, onPrint }: DuplicadoButtonProps) {
  const charges = useCan('cobros:create')
  if (tasa === null) return null
  if (tasa && !tasa.recibo) {
    if (tasa.orden)
      return (
        <LinkButton variant="default" to="/admin/cobros" search={{ ver: tasa.orden }}>
          Duplicado por cobrar
        </LinkButton>
      )
    return charges ? (
      <LinkButton variant="default" to="/admin/cobros" search={{ nuevo: true, local, tramite: DUPLICADO }}>
        Cobrar duplicado
      </LinkButton>
    ) : null
  }
  return (
    <Button variant="default" disabled={!numbered} onClick={onPrint}>
      Imprimir duplicado
    </Button>
  )
}

/** Why the paper has no code, or none yet. */
function missingOf({ numero, codigo, anulado }: Permiso): string | null {
  if (anulado || codigo) return null
  if (!numero) return 'La central le da su número y su código cuando haya señal. Después se imprime.'
  if (!hasCentral())
    return 'Sin una central el permiso no lleva código: el papel dice a qué teléfono preguntar.'
  return 'Sale sin código, porque la central no tiene con qué firmarlo: la firma se hace o se repone en Configuración → Central. El papel dice a qué teléfono preguntar.'
}

type Props = { permiso: Permiso; onAnnul: () => void; onClose: () => void }

/** A permit as it was granted, and the paper of it. */
export function PermisoDetails({ permiso, onAnnul, onClose }: Props) {
  const { sitioWeb } = useInstitucion()
  const mayAnnul = useCan('permisos:otorgar')
  const [duplicado, setDuplicado] = useState(false)
  const tasa = useTasaDuplicado(permiso)
  const address = addressForOthers(location.origin, sitioWeb)
  const { codigo, numero, anulado } = permiso
  const link = codigo && address && enlaceOf(address, codigo)
  const missing = missingOf(permiso)
  const tipo = tipoDePermiso(useTipos(), permiso)
  const print = (second: boolean) => {
    flushSync(() => setDuplicado(second))
    window.print()
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Permiso ${numeroEnPalabras(numero) || permiso.hasta.slice(0, 4)}`}
      size="lg"
    >
      <Stack gap="sm">
        <Text strong size="lg">
          {standingOf(permiso, toDay(new Date()))}
        </Text>
        {missing && (
          <Callout color="blue" role="status">
            {missing}
          </Callout>
        )}
        {codigo && !anulado && !address && (
          <Callout color="orange" role="status" title="El código no lleva dirección">
            Esta central no tiene una dirección con https: la cámara de un teléfono no abrirá la página. Se
            lee desde «Verificar un permiso», en este sitio.
          </Callout>
        )}
        {codigo && !anulado && (
          <div className={classes.shown}>
            <Suspense>
              <QrCode text={link || codigo} label="Código QR del permiso" />
            </Suspense>
          </div>
        )}
        <Details
          of={[permisosList.key, permiso.id]}
          rows={[
            ['Tipo', tipo.nombre],
            [tipo.para, permiso.nombre],
            ['RUC', permiso.ruc],
            ['Establecimiento', permiso.establecimiento],
            ['Actividad', permiso.actividad !== tipo.nombre && permiso.actividad],
            ['Aforo', permiso.aforo !== undefined && `${formatNumber(permiso.aforo)} personas`],
            ['Dirección', permiso.direccion],
            ...tipo.campos.map(({ id, pide }) => [pide, datoDe(permiso.datos, id)] as const),
            ['Pedido', permiso.pedido && formatDay(permiso.pedido)],
            ['Papeles', permiso.papeles.join('; ')],
            ['Informe favorable', `${permiso.informe}, del ${formatDay(permiso.informeDia)}`],
            ['Recibo', permiso.recibo],
            ['Firma', [permiso.firma, permiso.cargo].filter(Boolean).join(', ')],
            ['Otorgado', formatDay(permiso.otorgado)],
            [
              'Código',
              link && (
                <a key="codigo" href={link} target="_blank" rel="noreferrer">
                  Ver lo que dice a quien lo lea
                </a>
              ),
            ],
          ]}
        />
        {!anulado && numero && (
          <PapelPermiso
            {...{ permiso, tipo, duplicado }}
            code={link || codigo}
            reciboDuplicado={tasa?.recibo ?? ''}
          />
        )}
        {!anulado && (
          <DialogFooter>
            {mayAnnul && (
              <Button variant="subtle" onClick={onAnnul}>
                Anular
              </Button>
            )}
            <DuplicadoButton
              tasa={tasa}
              local={permiso.local}
              numbered={numero !== ''}
              onPrint={() => print(true)}
            />
            <Button
              leftSection={<Printer size={18} aria-hidden />}
              disabled={!numero}
              onClick={() => print(false)}
            >
              Imprimir
            </Button>
          </DialogFooter>
        )}
      </Stack>
    </Dialog>
  )
}
