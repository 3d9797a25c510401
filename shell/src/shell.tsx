import type { PartnerBrand } from '@poku/contract';
import { PlatformProvider } from '@poku/platform';
import { type Ahead, AheadContext, useAhead } from '@poku/platform/ahead';
import { RouterProvider } from '@poku/kit/router';
import { createTheme, GlobalStyle, ThemeProvider } from '@poku/kit';
import { Activity, StrictMode, useInsertionEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { App } from './app';
import { NavigationProgress } from './layout/navigation-progress';
import { Toasts } from './layout/toasts';

/** How far the page is: not begun; rendered ahead, while what was painted stands for it; shown. */
export type PageStage = 'waiting' | 'ahead' | 'shown';

export interface ShellProps extends Pick<App, 'platform' | 'router'> {
  /** Whose origin the page runs on. */
  readonly partner: PartnerBrand | null;
  readonly stage: PageStage;
  /** What widgets begin while they are rendered ahead; another object when they are to be rendered with what came of it. */
  readonly ahead: Ahead;
  /** Where it is said what is said over a page, and over what stands for it. */
  readonly said: Element;
  /** Called when the page that is rendered ahead is there, and each time that it is rendered with another `ahead`. */
  readonly onRendered: () => void;
}

/** Comes after what is rendered with it. Effects of what is not shown yet wait; those that put in styles do not. */
const Rendered = ({ onRendered }: Pick<ShellProps, 'onRendered'>) => {
  const ahead = useAhead();
  useInsertionEffect(onRendered, [onRendered, ahead]);
  return null;
};

/** All that the shell shows. What is rendered ahead comes in short tasks, between which a press is heard. */
export const Shell = ({ platform, router, partner, stage, ahead, said, onRendered }: ShellProps) => {
  const theme = useMemo(() => createTheme(partner), [partner]);
  // One element, so that showing what was rendered renders nothing again.
  const page = useMemo(
    () => [
      <RouterProvider key="page" router={router} />,
      <Rendered key="rendered" onRendered={onRendered} />,
    ],
    [router, onRendered],
  );
  return (
    <StrictMode>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <PlatformProvider platform={platform}>
          <AheadContext value={ahead}>
            {stage !== 'waiting' && (
              <Activity mode={stage === 'shown' ? 'visible' : 'hidden'}>{page}</Activity>
            )}
          </AheadContext>
          {createPortal(
            <>
              {stage !== 'shown' && <NavigationProgress isBusy={false} isWaiting />}
              <Toasts router={router} />
            </>,
            said,
          )}
        </PlatformProvider>
      </ThemeProvider>
    </StrictMode>
  );
};
