import {
  Activity,
  Boxes,
  CalendarDays,
  ClipboardList,
  FileText,
  Folder,
  Image,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
  Settings,
  Users,
  Wallet,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  boxes: Boxes,
  'calendar-days': CalendarDays,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  image: Image,
  'layout-dashboard': LayoutDashboard,
  'message-square-warning': MessageSquareWarning,
  settings: Settings,
  users: Users,
  wallet: Wallet,
}

/** The picture that a module's record names; a folder for a name that has none yet. */
export const iconOf = ({ icon }: { icon: string }): LucideIcon => ICONS[icon] ?? Folder
