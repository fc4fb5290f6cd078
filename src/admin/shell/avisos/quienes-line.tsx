import { useQuery } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { ROLE_LABELS } from '@/access/roles'
import { Section } from '@/admin/ui/box/section'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { LinkButton } from '@/shared/ui/control/button'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { heardSentence, quienesQuery, silentSentence } from './quienes'

/** On the chief's dashboard: whom an emergency wakes tonight, in red while it is nobody. */
export function QuienesLine() {
  const { data } = useQuery({ ...quienesQuery, enabled: hasCentral() })
  if (!data) return null
  const heard = heardSentence(data)
  const blind = data.sinReportes.map((rol) => ROLE_LABELS[rol])
  return (
    <Section
      title="¿Quién se entera?"
      beside={
        <LinkButton to="/admin/config" search={{ tab: 'avisos' }} variant="subtle">
          Ver<span className="solo-lectores"> quién se entera</span>
        </LinkButton>
      }
    >
      {heard === null ? (
        <Callout
          color="red"
          role="status"
          icon={<TriangleAlert aria-hidden />}
          title="Si llega una emergencia, nadie se despierta"
        >
          {silentSentence(data)}
        </Callout>
      ) : (
        <Text>{heard}</Text>
      )}
      {blind.length > 0 && (
        <Text size="sm">{joinNames(blind)} no ve los reportes. Puede cambiarlo ahí mismo.</Text>
      )}
    </Section>
  )
}
