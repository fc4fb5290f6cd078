import { useMutation } from '@tanstack/react-query'
import type { Guardias } from '@/admin/shell/data/use-guardias'
import { More } from '@/admin/ui/box/more'
import { useTakenAway } from '@/admin/ui/form/use-taken-away'
import { Trash2 } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { deletion } from '@/admin/ui/record/deletion'
import { EditButton } from '@/admin/ui/record/edit-button'
import { PersonPick, PersonPicks, usePersonSearch } from '@/admin/ui/record/person-pick'
import { hastaWords } from '@/entities/despacho/words'
import { isAvailable, type Persona, type TurnoConGente } from '@/entities/guardias/gente'
import { clashesOf, clashWords, gapsOf, NEAR_DAYS } from '@/entities/guardias/huecos'
import { newPuesto } from '@/entities/guardias/new-turno'
import { puestos, turnos } from '@/entities/guardias/queries'
import { lapso, weekdayName } from '@/entities/guardias/tiempo'
import { type Miembro, noPuede } from '@/entities/personal/miembro'
import { addDays, isDay } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { FUNCION_LABELS } from '@/shared/lib/funciones'
import { capitalized, enumerated } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './guardias.module.css'

type WithTurno = { turno: TurnoConGente; guardias: Guardias; mayEdit: boolean }

/** Everybody who may be counted on for that day, with what speaks against it. */
function People({ turno, guardias, mayEdit }: WithTurno) {
  const place = useMutation(puestos.place)
  const { between, people, funcionesIn } = guardias
  const now = useNow().getTime()
  const on = new Set(turno.gente.map(({ personalId }) => personalId))
  const available = people.filter((persona) => isAvailable(persona, turno.fecha))
  const { shown, field, none } = usePersonSearch(available)

  /** The same as if everybody were on, so that it is known before the tap. */
  const gente = [
    ...turno.gente,
    ...available.filter(({ id }) => !on.has(id)).map((persona) => newPuesto(turno.id, persona)),
  ]
  const near = isDay(turno.fecha)
    ? between(addDays(turno.fecha, -NEAR_DAYS), addDays(turno.fecha, NEAR_DAYS))
    : []
  const clashes = clashesOf([{ ...turno, gente }], near)
  const against = (persona: Persona): string[] =>
    clashes
      .filter(({ personalId }) => personalId === persona.id)
      .map((clash) => `${capitalized(clashWords(clash))}.`)
  const noteOf = (persona: Miembro) => {
    const can = funcionesIn(turno)(persona.id).map((one) => FUNCION_LABELS[one].toLowerCase())
    return (
      <>
        {[persona.cargo, ...can].filter(Boolean).join(' · ')}
        {(noPuede(persona, lapso(turno).desde) ?? 0) > now && (
          <span className={classes.gap}>
            Avisó que no puede hasta {hastaWords(persona.noPuedeHasta ?? '')}.
          </span>
        )}
        {against(persona).map((sentence) => (
          <span key={sentence} className={classes.gap}>
            {sentence}
          </span>
        ))}
      </>
    )
  }
  return (
    <Stack gap="sm">
      {field}
      {none}
      <PersonPicks>
        {shown.map((persona) => (
          <PersonPick
            key={persona.id}
            name={persona.nombres}
            note={noteOf(persona)}
            checked={on.has(persona.id)}
            onChange={
              mayEdit ? (ticked) => place.mutate({ turnoId: turno.id, persona, on: ticked }) : undefined
            }
          />
        ))}
      </PersonPicks>
    </Stack>
  )
}

/** Once a shift is over: who served it. */
function Served({ turno, mayEdit }: Omit<WithTurno, 'guardias'>) {
  const confirm = useMutation(puestos.confirm)
  return (
    <Stack gap="sm">
      <Text>
        El turno ya terminó. Marque a quienes lo cumplieron: solo esas horas cuentan como cumplidas.
      </Text>
      <PersonPicks>
        {turno.gente.map((puesto) => (
          <PersonPick
            key={puesto.id}
            name={puesto.nombre}
            note={puesto.cumplido ? 'Cumplió el turno' : 'Sin confirmar'}
            checked={puesto.cumplido}
            onChange={mayEdit ? (cumplido) => confirm.mutate({ id: puesto.id, cumplido }) : undefined}
          />
        ))}
      </PersonPicks>
    </Stack>
  )
}

type TurnoDialogProps = {
  turno: TurnoConGente
  guardias: Guardias
  onClose: () => void
  /** Only given to those with the permission. */
  onEdit: (() => void) | undefined
}

/** Who is on in one shift. Every tick is stored at once, so there is nothing to save. */
export function TurnoDialog({ turno, guardias, onClose, onEdit }: TurnoDialogProps) {
  const title = `${turno.nombre}, ${weekdayName(turno.fecha)} ${formatDay(turno.fecha)}`
  useTakenAway(`Se cerró «${title}»`, 'Lo que ya marcó está guardado.')
  const now = useNow().getTime()
  const remove = useMutation(turnos.remove)
  const { confirm } = useOverlays()
  const isOver = lapso(turno).hasta <= now
  const gaps = isOver ? [] : gapsOf(turno, guardias.funcionesIn(turno))
  const mayEdit = onEdit !== undefined
  const askAndRemove = async () => {
    const effect = turno.gente.length > 0 ? 'Las personas anotadas en él quedan fuera.' : ''
    if (!(await confirm(deletion(`el turno «${title}»`, effect)))) return
    const { gente: _, ...stored } = turno
    remove.mutate(stored)
    onClose()
  }
  const people = <People turno={turno} guardias={guardias} mayEdit={mayEdit} />
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Stack>
        <Text>
          De {turno.inicio} a {turno.fin}
        </Text>
        <p role="status" className={gaps.length > 0 ? classes.gap : classes.full}>
          {gaps.length > 0 ? `${capitalized(enumerated(gaps))}.` : !isOver && 'No falta nadie.'}
        </p>
        {isOver && turno.gente.length > 0 && <Served turno={turno} mayEdit={mayEdit} />}
        {isOver && mayEdit && <More summary="Cambiar quiénes estaban">{people}</More>}
        {!isOver && people}
        {onEdit && (
          <DialogFooter>
            <Button
              variant="danger"
              leftSection={<Trash2 size={18} aria-hidden />}
              onClick={() => void askAndRemove()}
            >
              Eliminar
            </Button>
            <EditButton onEdit={onEdit} main={false} />
          </DialogFooter>
        )}
      </Stack>
    </Dialog>
  )
}
