import type { NotificationSettings } from '../contract/notification.ts';
import { type Channel, CHANNELS } from '../../../shared/notification-kinds.ts';

interface ChannelTableProps {
  channels: NotificationSettings['channels'];
  onChange: (choice: { group: string; channel: Channel; on: boolean }) => void;
}

/** For each group of kinds, the channels. */
export function ChannelTable({ channels, onChange }: ChannelTableProps) {
  return (
    <div className="panel px-4 py-2 sm:px-7 sm:py-4">
      <table className="channels">
        <caption className="sr-only">What you are told, and how</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Kind</span>
            </th>
            {CHANNELS.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(({ group, label, about, on }) => (
            <tr key={group}>
              <th scope="row">
                {label}
                <span>{about}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel.value}>
                  <label className="tick-box">
                    <input
                      type="checkbox"
                      aria-label={`${label}: ${channel.label}`}
                      checked={on.includes(channel.value)}
                      onChange={(event) =>
                        onChange({ group, channel: channel.value, on: event.currentTarget.checked })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
