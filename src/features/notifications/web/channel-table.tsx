import { Checkbox } from '../../../platform/web/ui/checkbox.tsx';
import type { NotificationSettings } from '../contract/notification.ts';
import { type Channel, CHANNELS } from '../../../shared/notification-kinds.ts';

interface ChannelTableProps {
  channels: NotificationSettings['channels'];
  onChange: (choice: { group: string; channel: Channel; on: boolean }) => void;
}

/** A row of channel switches for each group. */
export function ChannelTable({ channels, onChange }: ChannelTableProps) {
  return (
    <div className="panel px-3 py-2 sm:px-7 sm:py-4">
      <table className="w-full border-collapse text-center">
        <caption className="sr-only">What we tell you, and how</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Kind</span>
            </th>
            {CHANNELS.map(({ value, label }) => (
              <th
                key={value}
                scope="col"
                className="min-w-11 px-1 sm:min-w-14 py-2.5 text-xs font-semibold text-ink-2 sm:w-22"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(({ group, label, about, on }) => (
            <tr key={group} className="border-t border-line">
              <th
                scope="row"
                className="py-2.5 pe-2 text-start sm:pe-3 text-md leading-[1.3] font-[650] wrap-anywhere"
              >
                {label}
                <span className="mt-0.5 block text-xs font-medium text-ink-2">{about}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel.value} className="py-2.5">
                  <Checkbox
                    aria-label={`${label}: ${channel.label}`}
                    checked={on.includes(channel.value)}
                    onChange={(event) =>
                      onChange({ group, channel: channel.value, on: event.currentTarget.checked })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
