import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { addressForOthers, untilWords } from '@/admin/ui/share/given-code'
import { useCodesAsk } from '@/admin/ui/share/use-codes-ask'
import { useInstitucion, useModulos } from '@/entities/configuracion/use-institucion'
import { accesosQuery, invitePeople, type Repartidos } from '@/entities/personal/accesos'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { formatMoment } from '@/shared/lib/fecha'
import { mobileIn } from '@/shared/lib/phone'
import { plural } from '@/shared/lib/plural'
import { byName, joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { invitationOf } from './invitation'
import classes from './personal.module.css'

const personas = (count: number) => plural(count, 'persona', 'personas')

type Handed = { miembro: Miembro; codigo: string; hasta: string }

/** One code each, to print and to send; the central tells each only once. */
function Codes({ handed, without, onLeave }: { handed: Handed[]; without: string[]; onLeave: () => void }) {
  const institucion = useInstitucion()
  const calls = useModulos()('despacho')
  const address = addressForOthers(location.origin, institucion.sitioWeb)
  const [opened, setOpened] = useState<readonly string[]>([])
  return (
    <Stack gap="sm">
      <Text>
        {`${plural(handed.length, 'código', 'códigos')}. Se muestran solo ahora: imprímalos o envíe cada uno.`}
      </Text>
      {without.length > 0 && (
        <Callout color="red" title={`Sin código: ${joinNames(without)}`}>
          La central no contestó por {personas(without.length)}. Ciérrelo después de entregar estos y vuelva a
          intentarlo.
        </Callout>
      )}
      <ul className={classes.phones}>
        {handed.map(({ miembro, codigo, hasta }) => (
          <li key={miembro.id} className={classes.handed}>
            <Text>
              {miembro.nombres}: <strong>{codigo}</strong>
            </Text>
            {!mobileIn(miembro.telefono) ? (
              <Text size="sm" dimmed>
                Sin celular en su ficha
              </Text>
            ) : (
              address && (
                <AnchorButton
                  {...sendBy(
                    invitationOf(miembro, { codigo, hasta }, address, institucion.nombreInstitucion, calls),
                  )}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant={opened.includes(miembro.id) ? 'subtle' : 'default'}
                  aria-label={`${opened.includes(miembro.id) ? 'Enviar otra vez' : 'Enviar'} a ${miembro.nombres} por WhatsApp`}
                  onClick={() => setOpened([...opened, miembro.id])}
                >
                  {opened.includes(miembro.id) ? 'Otra vez' : 'WhatsApp'}
                </AnchorButton>
              )
            )}
          </li>
        ))}
      </ul>
      {!address && (
        <Text size="sm">
          Esta dirección no sirve en otros equipos: un teléfono entra solo por https. La hoja dice el código;
          la dirección la dice usted.
        </Text>
      )}
      <PrintedSheet
        institucion={institucion}
        title="Códigos de acceso"
        subject="Para recortar: uno para cada persona, y de nadie más"
        columns={[
          { header: 'Persona', width: '30%' },
          { header: 'Código', width: '18%' },
          { header: 'Qué hacer', width: '52%' },
        ]}
        rows={() =>
          handed.map(({ miembro: { id, nombres }, codigo, hasta }) => ({
            id,
            cells: [
              nombres,
              codigo,
              `En su teléfono abra ${address ? `${address}/mi` : '«Mi lugar» (/mi)'}, escriba el código y toque ${calls ? '«Entrar en este teléfono» y «Avisarme de cada salida»' : '«Entrar en este teléfono»'}. ${untilWords({ hasta })}`,
            ],
          }))
        }
        signatures={[]}
      />
      <DialogFooter>
        <PrintButton what="códigos" />
        <Button onClick={onLeave}>Ya los entregué</Button>
      </DialogFooter>
    </Stack>
  )
}

const sendBy = ({ whatsapp }: ReturnType<typeof invitationOf>) =>
  whatsapp.kind === 'open' ? { href: whatsapp.href } : {}

type WhoProps = {
  people: readonly Miembro[]
  invitaciones: Readonly<Record<string, string>>
  busy: boolean
  onGive: (ids: string[]) => void
  onClose: () => void
}

/** Who has no phone with access. Whoever holds a code that still works is left alone, unless they are ticked. */
function Who({ people, invitaciones, busy, onGive, onClose }: WhoProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    people.flatMap(({ id }) => (invitaciones[id] ? [] : [id])),
  )
  const calls = useModulos()('despacho')
  return (
    <Stack gap="sm">
      <Text>
        {people.length === 0
          ? 'Todo el personal activo tiene un teléfono con acceso.'
          : `${personas(people.length)} sin un teléfono con acceso${calls ? ': de una salida no se enteran por aquí' : ''}.`}
      </Text>
      <Stack gap="xs">
        {people.map(({ id, nombres }) => {
          const hasta = invitaciones[id]
          return (
            <CheckField
              key={id}
              label={nombres}
              {...(hasta && {
                description: `Tiene un código sin usar, hasta el ${formatMoment(hasta)}. Si le da otro, ese deja de valer.`,
              })}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          )
        })}
      </Stack>
      <DialogFooter>
        <Button variant="default" disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={chosen.length === 0} loading={busy} onClick={() => onGive([...chosen])}>
          {`Dar ${plural(chosen.length, 'código', 'códigos')}`}
        </Button>
      </DialogFooter>
    </Stack>
  )
}

const handedOf = (list: readonly Miembro[], { dados }: Repartidos): Handed[] =>
  dados.flatMap(({ persona, ...given }) => {
    const miembro = list.find(({ id }) => id === persona)
    return miembro ? [{ miembro, ...given }] : []
  })

/** Access for many at once: who has none, and one code each. */
export function AccesosDialog({ list, onClose }: { list: readonly Miembro[]; onClose: () => void }) {
  const { data, error } = useQuery(accesosQuery)
  const give = useMutation(invitePeople)
  // While they are being given, some were given already.
  const { leave, ask } = useCodesAsk(onClose, give.data?.dados.length ?? give.variables?.length ?? 0)
  const nameOf = (id: string) => list.find((one) => one.id === id)?.nombres ?? ''
  const phones = new Set(data?.accesos.map(({ persona }) => persona))
  const people = activeMiembros(list)
    .filter(({ id }) => !phones.has(id))
    .sort((a, b) => byName(a.nombres, b.nombres))
  return (
    <Dialog onClose={() => void ask()} title="Dar acceso a varios" size="lg" closeOnClickOutside={false}>
      {give.data ? (
        <Codes handed={handedOf(list, give.data)} without={give.data.sin.map(nameOf)} onLeave={leave} />
      ) : data ? (
        <Who
          people={people}
          invitaciones={data.invitaciones}
          busy={give.isPending}
          onGive={(ids) => give.mutate(ids)}
          onClose={leave}
        />
      ) : (
        <Text role="status">{error?.message ?? 'Preguntando a la central…'}</Text>
      )}
    </Dialog>
  )
}
