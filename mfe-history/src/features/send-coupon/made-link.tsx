import { formatDay, formatTime } from '@poku/domain/dates';
import { Button, color, Dialog, radius, space, Stack, styled } from '@poku/kit';
import { giftWording } from '../../wording/gift';
import { useHandOver } from './use-hand-over';

/** One line, of which all is selected: nobody reads the end of a link. */
const Link = styled.p`
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color('infoSoft')};
  color: ${color('ink')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  user-select: all;
`;

interface MadeLinkProps {
  readonly link: string;
  readonly endsAt: string;
  /** Of the coupon. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A new link, to hand over: by the device's own means where it has some, else copied. */
export function MadeLink({ link, endsAt, name, onClose }: MadeLinkProps) {
  const { textRef, share, copy, said } = useHandOver(link, giftWording.shareText(name));
  return (
    <Dialog
      open
      title={giftWording.made}
      onClose={onClose}
      actions={
        <>
          {share !== undefined && <Button onClick={share}>{giftWording.share}</Button>}
          <Button variant={share === undefined ? 'primary' : 'secondary'} onClick={copy}>
            {giftWording.copy}
          </Button>
          <Button variant="text" onClick={onClose}>
            {giftWording.close}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <Link ref={textRef}>{link}</Link>
        <p>{giftWording.madeUntil(formatDay(endsAt), formatTime(endsAt))}</p>
        <p role="status">{said}</p>
      </Stack>
    </Dialog>
  );
}
