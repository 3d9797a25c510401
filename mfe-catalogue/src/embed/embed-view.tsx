import type { Platform } from '@poku/contract';
import { PlatformProvider } from '@poku/platform';
import { type DataRouter, RouterProvider } from '@poku/kit/router';
import { GlobalStyle, MediaBase, StyleSheetManager, ThemeProvider } from '@poku/kit';
import type { Look } from './appearance';
import { ownLook } from './own-look';
import { ownRem } from './own-rem';

const PLUGINS = [ownRem];

export interface EmbedViewProps {
  readonly platform: Platform;
  readonly router: DataRouter;
  readonly look: Look;
  /** Place of the style sheet, inside the shadow root. */
  readonly styles: HTMLElement;
  /** Poku's site, where the pictures are. */
  readonly origin: string;
}

/** Everything of an embed: its own styles, theme, platform and router. */
export function EmbedView({ platform, router, look, styles, origin }: EmbedViewProps) {
  return (
    <MediaBase value={origin}>
      <StyleSheetManager target={styles} stylisPlugins={PLUGINS}>
        <ThemeProvider theme={look.theme}>
          <GlobalStyle $scope=".poku" $scheme={look.scheme} />
          <div className="poku" style={ownLook(look)}>
            <PlatformProvider platform={platform}>
              <RouterProvider router={router} />
            </PlatformProvider>
          </div>
        </ThemeProvider>
      </StyleSheetManager>
    </MediaBase>
  );
}
