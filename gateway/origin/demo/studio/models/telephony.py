"""Telephones and what goes with them: kind=phone|keypad-phone|flip-phone|cordless-phone|tablet|phone-case|screen-glass|charger|charger-wireless|charger-car|cable|power-bank|phone-stand|phone-mount.

Telephones are slabs of no make: lens=pill|round is the shape of the camera's island.
"""

exec(compile(open(os.path.join(os.path.dirname(__file__), "electronics.py")).read(), "electronics.py", "exec"))


def slab(w=0.74, h=1.58, d=0.082, screen=DUSK, lens="pill", corner=0.1, bezel=0.03, hole=True):
    """A telephone or tablet, front to -y, standing on z = 0."""
    z = h / 2
    upright(rounded(w, h, corner, 12), -d / 2, d / 2, EDGE(), 0.022, z=z)
    upright(rounded(w - 0.03, h - 0.03, corner - 0.012, 12), d / 2 - 0.004, d / 2 + 0.003, SATIN(), 0.003, z=z)
    upright(rounded(w - 0.022, h - 0.022, corner - 0.01, 12), -d / 2 - 0.004, -d / 2 + 0.01, LENS(), 0.003, z=z)
    upright(
        rounded(w - 2 * bezel, h - 2 * bezel, corner - bezel * 0.7, 12),
        -d / 2 - 0.0055,
        -d / 2,
        screen(),
        0,
        z=z,
        name="screen",
    )
    if hole:
        disc(0.018, 0.002, (0, -d / 2 - 0.005, h - bezel - 0.055), LENS())
    for z0, long in ((h * 0.66, 0.2), (h * 0.53, 0.1)):
        box((0.016, 0.028, long), (w / 2 + 0.003, 0, z0), EDGE(), 0.007)
    if lens == "pill":
        x = w / 2 - 0.16
        upright(rounded(0.2, 0.52, 0.1), d / 2 - 0.002, d / 2 + 0.026, EDGE(), 0.01, x=x, z=h - 0.36)
        for dz in (0.15, 0, -0.15):
            disc(0.062, 0.012, (x, d / 2 + 0.022, h - 0.36 + dz), LENS(), False, STEEL())
        disc(0.022, 0.004, (x - 0.155, d / 2 + 0.002, h - 0.2), glow("flash", (1, 0.93, 0.75), 0.5), False)
    elif lens == "round":
        disc(0.23, 0.028, (0, d / 2, h - 0.37), LENS(), False, EDGE())
        for a in (45, 135, 225):
            p = (0.115 * math.cos(math.radians(a)), d / 2 + 0.024, h - 0.37 + 0.115 * math.sin(math.radians(a)))
            disc(0.062, 0.012, p, mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1), False, STEEL())
        disc(0.02, 0.006, (0.082, d / 2 + 0.026, h - 0.452), glow("flash", (1, 0.93, 0.75), 0.5), False)
    elif lens == "single":
        disc(0.055, 0.02, (w / 2 - 0.14, d / 2, h - 0.14), LENS(), False, EDGE())


def phone():
    lens = opt.get("lens", "pill")
    screen = LAGOON if lens == "round" else DUSK
    placed(lambda: slab(screen=screen, lens=lens), (-0.27, 0.14, 0), (0, 0, 180))
    placed(lambda: slab(screen=screen, lens=lens), (0.27, -0.14, 0))


def keys(rows, columns, size, gap, at, material, depth=0.02, digits=True):
    """A block of keys on a standing front; each has a pale mark."""
    w, h = size
    for j in range(rows):
        for i in range(columns):
            x = at[0] + (i - (columns - 1) / 2) * (w + gap)
            z = at[2] - j * (h + gap)
            upright(rounded(w, h, h * 0.3), at[1] - depth, at[1] + 0.01, material, 0.006, x=x, z=z, name="key")
            if digits:
                upright(
                    rounded(w * 0.14, h * 0.42, 0.006), at[1] - depth - 0.001, at[1], WHITE(), 0, x=x - w * 0.16, z=z
                )
                upright(
                    rounded(w * 0.22, h * 0.1, 0.004), at[1] - depth - 0.001, at[1], WHITE(), 0, x=x + w * 0.14, z=z
                )


def keypad_body(w, h, d, screen_z, screen_h, keys_z, rows=4):
    upright(rounded(w, h, 0.13, 12), -d / 2, d / 2, SATIN(), 0.045, z=h / 2)
    upright(rounded(w - 0.08, screen_h + 0.08, 0.04), -d / 2 - 0.004, 0, LENS(), 0.003, z=screen_z)
    upright(rounded(w - 0.15, screen_h, 0.012), -d / 2 - 0.006, 0, DUSK(), 0, z=screen_z)
    kh = 0.085
    top = keys_z
    upright(rounded(0.2, 0.17, 0.08), -d / 2 - 0.018, 0, STEEL(), 0.008, z=top)
    upright(rounded(0.11, 0.085, 0.04), -d / 2 - 0.022, 0, GREY(), 0.006, z=top)
    for x, m in ((-1, mat("call", (0.03, 0.35, 0.08), 0.4)), (1, mat("hang", (0.5, 0.03, 0.03), 0.4))):
        upright(rounded(0.15, 0.06, 0.03), -d / 2 - 0.016, 0, GREY(), 0.006, x=x * 0.2, z=top + 0.05)
        upright(rounded(0.15, 0.06, 0.03), -d / 2 - 0.016, 0, m, 0.006, x=x * 0.2, z=top - 0.045)
    keys(rows, 3, (0.165, kh), 0.022, (0, -d / 2, top - 0.17), BLACK())


def keypad_phone():
    def one():
        keypad_body(0.64, 1.42, 0.15, 1.07, 0.4, 0.71)

    placed(one, (0.24, -0.1, 0))

    def other():
        upright(rounded(0.64, 1.42, 0.13, 12), -0.075, 0.075, SATIN(), 0.045, z=0.71)
        upright(rounded(0.24, 0.24, 0.12), 0.06, 0.085, BLACK(), 0.008, z=1.2)
        disc(0.06, 0.012, (0, 0.082, 1.2), LENS(), False, STEEL())
        for k in range(4):
            upright(rounded(0.2 - 0.03 * abs(k - 1.5), 0.016, 0.008), 0.07, 0.077, BLACK(), 0, z=0.2 + 0.04 * k)

    placed(other, (-0.34, 0.16, 0), (0, 0, 180))


def flip_phone():
    w, d = 0.62, 0.09

    def lower():
        upright(rounded(w, 0.92, 0.12, 12), -d / 2, d / 2, SATIN(), 0.03, z=0.46)
        upright(rounded(w - 0.06, 0.86, 0.09, 12), -d / 2 - 0.004, 0, BLACK(), 0.003, z=0.46)
        upright(rounded(0.2, 0.17, 0.08), -d / 2 - 0.018, 0, STEEL(), 0.008, z=0.72)
        for x, m in ((-1, mat("call", (0.03, 0.35, 0.08), 0.4)), (1, mat("hang", (0.5, 0.03, 0.03), 0.4))):
            upright(rounded(0.13, 0.06, 0.03), -d / 2 - 0.014, 0, GREY(), 0.006, x=x * 0.19, z=0.77)
            upright(rounded(0.13, 0.06, 0.03), -d / 2 - 0.014, 0, m, 0.006, x=x * 0.19, z=0.67)
        keys(4, 3, (0.155, 0.09), 0.02, (0, -d / 2 - 0.002, 0.53), GREY(), 0.014)

    def upper():
        upright(rounded(w, 0.9, 0.12, 12), -d / 2, d / 2, SATIN(), 0.03, z=0.45)
        upright(rounded(w - 0.06, 0.84, 0.09, 12), -d / 2 - 0.004, 0, LENS(), 0.003, z=0.45)
        upright(rounded(w - 0.14, 0.66, 0.02), -d / 2 - 0.006, 0, LAGOON(), 0, z=0.43)
        upright(rounded(0.16, 0.02, 0.01), -d / 2 - 0.006, 0, GREY(), 0, z=0.82)

    # The keys lie, the screen stands.
    placed(lower, (0, 0, 0.05), (-90, 0, 0))
    placed(upper, (0, 0.93, 0.08), (-14, 0, 0))
    tube([(-w / 2 + 0.05, 0.94, 0.07), (w / 2 - 0.05, 0.94, 0.07)], 0.06, SATIN(), round_=False)


def handset():
    h, w, d = 1.5, 0.44, 0.16
    sections = []
    for t, sw, o in (
        (0.0, 0.8, 0.0),
        (0.05, 0.92, 0.0),
        (0.3, 1.0, 0.02),
        (0.6, 0.96, 0.03),
        (0.9, 0.92, 0.0),
        (0.97, 0.84, -0.01),
        (1.0, 0.6, -0.015),
    ):
        sections.append([(x * sw, y * (0.7 + 0.3 * sw) + o, t * h) for x, y in rounded(w, d, 0.07, 8)])
    loft(sections, SATIN())
    f = -d / 2 + 0.022
    upright(rounded(0.34, 0.36, 0.03), f - 0.03, 0, LENS(), 0.004, z=1.06)
    upright(rounded(0.28, 0.25, 0.01), f - 0.033, 0, LCD(), 0, z=1.06)
    for k in range(3):
        upright(
            rounded(0.2 - 0.05 * k, 0.022, 0.004), f - 0.0345, 0, mat("ink", (0.03, 0.06, 0.05), 0.6), 0, z=1.12 - 0.06 * k
        )
    for k in range(-2, 3):
        disc(0.009, 0.004, (k * 0.03, f - 0.012, 1.37), BLACK())
    upright(rounded(0.15, 0.12, 0.06), f - 0.035, 0, STEEL(), 0.008, z=0.79)
    for x, m in ((-1, mat("call", (0.03, 0.35, 0.08), 0.4)), (1, mat("hang", (0.5, 0.03, 0.03), 0.4))):
        upright(rounded(0.085, 0.08, 0.03), f - 0.032, 0, m, 0.006, x=x * 0.135, z=0.79)
    keys(4, 3, (0.1, 0.075), 0.02, (0, f - 0.012, 0.66), GREY(), 0.022)


def cradle(w=0.66, d=0.6):
    plate(rounded(w, d, 0.16, 12), 0.1, SATIN(), (0, 0, 0), r=0.035)
    box((w * 0.72, 0.2, 0.2), (0, 0.09, 0.14), SATIN(), 0.05)
    box((0.5, 0.05, 0.03), (0, -d / 2 + 0.12, 0.1), BLACK(), 0.012)
    disc(0.016, 0.006, (w / 2 - 0.14, -d / 2 + 0.005, 0.055), LIGHT("pilot", (0.2, 0.9, 0.3)))


def cordless_phone():
    def station():
        cradle()
        placed(handset, (0, 0.02, 0.12), (-10, 0, 0))

    if opt.get("pieces") == "2":
        placed(station, (-0.46, 0.14, 0))
        placed(station, (0.46, -0.14, 0))
    else:
        station()


def tablet():
    def one(screen=LAGOON):
        slab(1.5, 2.16, 0.075, screen, "single", 0.09, 0.075, False)

    extra = opt.get("extra")
    if extra == "keyboard":
        cover = mat("paint-cover", (0.8, 0.8, 0.8), 0.8, bump=0.15, scale=60)
        placed(lambda: placed(one, (-1.08, 0, 0.75), (0, 90, 0)), (0, 0.56, 0.075), (-16, 0, 0))
        # The cover: its back folds to a prop, a hinge joins it to the keys.
        box((2.1, 0.035, 1.05), (0, 1.05, 0.46), cover, 0.015, turn=(30, 0, 0))
        tube([(-1.04, 0.56, 0.06), (1.04, 0.56, 0.06)], 0.055, cover, round_=False)
        for x in (-0.7, 0.7):
            box((0.34, 0.1, 0.1), (x, 0.52, 0.085), BLACK(), 0.03)
        box((2.16, 1.34, 0.05), (0, -0.1, 0.03), cover, 0.02)
        box((2.02, 0.72, 0.012), (0, 0.08, 0.056), BLACK(), 0.006)
        for j in range(4):
            for i in range(12):
                box((0.14, 0.14, 0.02), (-0.902 + i * 0.164, 0.35 - j * 0.165, 0.066), GREY(), 0.012)
        box((0.9, 0.12, 0.02), (0, -0.31, 0.06), GREY(), 0.012)
        box((0.6, 0.28, 0.006), (0, -0.55, 0.056), GREY(), 0.003)
        return
    placed(lambda: one(), (-0.5, 0.3, 0), (0, 0, 180))
    placed(lambda: one(), (0.42, -0.2, 0))
    if extra == "pen":
        pen = lathe(
            curve([(0.004, 0), (0.012, 0.02), (0.04, 0.2), (0.045, 0.26)], 4) + [(0.045, 1.46), (0.03, 1.5), (0, 1.502)],
            GREY(),
            n=40,
        )
        ring = lathe([(0.044, 0.27), (0.0465, 0.275), (0.0465, 0.3), (0.044, 0.305)], STEEL(), n=40)
        for part in (pen, ring):
            part.rotation_euler = (0, math.radians(90), math.radians(6))
            part.location = (-0.75, -0.82, 0.047)


def shell(w=0.8, h=1.64, d=0.12, back=None, edge=None):
    """A telephone's case, its back to +y, open to the front."""
    z = h / 2
    outer, inner = rounded(w, h, 0.13, 12), rounded(w - 0.05, h - 0.05, 0.108, 12)
    edge = edge or mat("paint-case", (0.8, 0.8, 0.8), 0.55, sheen=0.1)
    n = len(outer)
    v = []
    for ring, y in ((outer, d / 2), (outer, -d / 2), (inner, -d / 2), (inner, d / 2 - 0.03)):
        v += [(x, y, z + u) for x, u in ring]
    f = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(3)
        for i in range(n)
    ]
    bevelled(add("rim", v, f, edge), 0.014, 3, 40)
    # The back is a sheet with a window for the lenses.
    hole = [(x + w / 2 - 0.2, u + z + h / 2 - 0.4) for x, u in rounded(0.26, 0.58, 0.12, 12)]
    hole = [(x, u) for x, u in hole]
    ring = [(x * 0.999, z + u * 0.999) for x, u in outer]
    m = bmesh.new()
    rings = []
    for y in (d / 2, d / 2 - 0.03):
        loops = []
        for line in (ring, hole):
            vs = [m.verts.new((x, y, u)) for x, u in line]
            loops.append([m.edges.new((vs[i], vs[(i + 1) % len(vs)])) for i in range(len(vs))])
        bmesh.ops.triangle_fill(m, use_beauty=True, edges=loops[0] + loops[1])
        rings.append(loops[1])
    bmesh.ops.bridge_loops(m, edges=rings[0] + rings[1])
    bmesh.ops.recalc_face_normals(m, faces=m.faces)
    me = bpy.data.meshes.new("back")
    m.to_mesh(me)
    m.free()
    me.materials.append(back or edge)
    bpy.context.collection.objects.link(bpy.data.objects.new("back", me))
    # A lip protects the lenses.
    lip = [(x, d / 2 + 0.01, u) for x, u in hole]
    tube(lip + [lip[0]], 0.016, edge, round_=False)
    for z0, long in ((h * 0.66, 0.2), (h * 0.53, 0.11)):
        box((0.02, 0.05, long), (w / 2 + 0.003, 0, z0), edge, 0.01)


def phone_case():
    if opt.get("clear"):
        # Light does not pass real glass without caustics: what lies under it would be black.
        glass = mat("clear", (0.8, 0.82, 0.84), 0.08, coat=1.0)
        glass.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.14
        dark = mat("phone-grey", (0.33, 0.34, 0.36), 0.3, coat=0.5)

        def one():
            shell(back=glass)
            upright(rounded(0.74, 1.58, 0.1, 12), -0.05, 0.028, dark, 0.02, z=0.82)
            upright(rounded(0.2, 0.52, 0.1), 0.02, 0.058, dark, 0.01, x=0.2, z=1.24)
            for dz in (0.15, 0, -0.15):
                disc(0.062, 0.012, (0.2, 0.055, 1.24 + dz), LENS(), False, STEEL())
            upright(rounded(0.72, 1.56, 0.095, 12), -0.056, 0, LENS(), 0.003, z=0.82)
            upright(rounded(0.68, 1.52, 0.08, 12), -0.058, 0, LAGOON(), 0, z=0.82)

        placed(one, (0.3, -0.14, 0), (0, 0, 180))
        placed(one, (-0.36, 0.16, 0))
        return
    placed(shell, (0.3, -0.14, 0), (0, 0, 180))
    placed(shell, (-0.36, 0.16, 0))


def screen_glass():
    placed(lambda: slab(screen=LAGOON, lens="none"), (-0.1, 0.14, 0), (-8, 0, 0))
    pane = mat("pane", (0.9, 0.96, 0.98), 0.01, glass=1.0)
    pane.node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 1.12

    def sheet():
        outline = rounded(0.72, 1.56, 0.09, 12)
        upright(outline, -0.006, 0.006, pane, 0.003, z=0.78)
        rim = [(x, 0, 0.78 + z) for x, z in outline]
        tube(rim + [rim[0]], 0.007, mat("rim", (0.3, 0.55, 0.55), 0.15, coat=0.6), round_=False)

    for k in range(int(opt.get("pieces", "1"))):
        placed(sheet, (0.28 + 0.3 * k, -0.2 - 0.26 * k, 0), (-8, 0, 0))


def charger():
    double = opt.get("ports") == "2"
    w, h, d = (0.95, 1.0, 1.0) if double else (0.8, 0.86, 0.9)
    z = h / 2
    gloss = mat("paint-gloss", (0.8, 0.8, 0.8), 0.16, coat=0.8)
    # Two shells that meet at a seam, a glossy face, and the raised foot that the pins stand on.
    upright(rounded(w, h, 0.2, 12), -d / 2, d / 2 - 0.3, SATIN(), 0.05, z=z)
    upright(rounded(w - 0.03, h - 0.03, 0.19, 12), d / 2 - 0.32, d / 2 - 0.26, GREY(), 0, z=z)
    upright(rounded(w, h, 0.2, 12), d / 2 - 0.28, d / 2, SATIN(), 0.05, z=z)
    upright(rounded(w - 0.14, h - 0.14, 0.14, 12), -d / 2 - 0.008, -d / 2 + 0.02, gloss, 0.006, z=z)
    upright(rounded(0.66, 0.34, 0.16, 12), d / 2 - 0.02, d / 2 + 0.14, SATIN(), 0.03, z=z)
    plug_pins(0, d / 2 + 0.13, z)
    face = -d / 2 - 0.01
    if double:
        port((0, face, h * 0.62))
        port((0, face, h * 0.36), "a")
    else:
        port((0, face, z))
    disc(0.016, 0.004, (0, face, h * 0.81), LIGHT("pilot", (0.6, 0.85, 1)))


def charger_wireless():
    lathe(
        [(0, 0), (0.86, 0), (0.95, 0.03), (0.97, 0.08), (0.95, 0.13), (0.88, 0.15), (0.84, 0.152)], EDGE(), n=128
    )
    lathe([(0, 0.15), (0.845, 0.152), (0.845, 0.14)], mat("paint-pad", (0.8, 0.8, 0.8), 0.75), n=128)
    o = lathe([(0.5, 0.151), (0.5, 0.156), (0.53, 0.156), (0.53, 0.151)], EDGE(), n=128)
    tube(
        [(0.9, 0.2, 0.07), (1.15, 0.3, 0.05), (1.4, 0.05, 0.04), (1.3, -0.5, 0.04), (0.9, -1.05, 0.04), (0.3, -1.3, 0.04), (-0.1, -1.32, 0.06), (-0.54, -1.3, 0.08)],
        0.034,
        SATIN(),
    )
    usb_c((-1.2, -1.3, 0.08), (0, 0, -90))
    for k, x in enumerate((-0.05, 0, 0.05)):
        o = disc(0.012, 0.004, (x, -0.968, 0.08), LIGHT("pilot", (0.6, 0.85, 1)))


def charger_car():
    def one():
        lathe(
            curve([(0.0, 0), (0.1, 0.0), (0.115, 0.04), (0.21, 0.09), (0.225, 0.14), (0.225, 0.78)], 6), SATIN(), n=96
        )
        # A part of its own: shot.py stands a model on the boxes of its parts.
        lathe(
            [(0.22, 0.78), (0.26, 0.82), (0.335, 0.86), (0.345, 0.9), (0.345, 1.28), (0.33, 1.32)], SATIN(), n=96
        )
        lathe([(0.332, 1.3), (0.332, 1.322), (0.32, 1.33), (0, 1.33)], BLACK(), n=96)
        lathe([(0.0, -0.05), (0.06, -0.045), (0.085, -0.02), (0.085, 0.03)], STEEL(), n=48)
        for side in (-1, 1):
            box((0.05, 0.11, 0.3), (side * 0.222, 0, 0.46), STEEL(), 0.022)
        lathe([(0.347, 0.9), (0.35, 0.905), (0.35, 0.935), (0.347, 0.94)], LIGHT("pilot", (0.3, 0.7, 1)), n=96)

    # It lies on its flange and on the end of its plug.
    lying = math.radians(81)
    placed(one, (0, 0.3, 0.21), (81, 0, 0))

    def top():
        port((0, 0, 0.085))
        port((0, 0, -0.09), "a")

    placed(top, (0, 0.3 - 1.335 * math.sin(lying), 0.21 + 1.335 * math.cos(lying)), (-9, 0, 0))


def cable():
    cloth = mat("paint-braid", (0.8, 0.8, 0.8), 0.7, bump=0.9, scale=70)
    rnd = random.Random(4)
    points = []
    turns = 4
    for k in range(turns * 12 + 1):
        a = 2 * math.pi * k / 12
        r = 0.86 + 0.07 * math.sin(a * 0.37 + 1) + rnd.uniform(-0.012, 0.012)
        points.append((r * math.cos(a), r * math.sin(a), 0.055 + 0.05 * (k / 12) + 0.03 * math.sin(a * 1.3)))
    start = [(1.25, -1.15, 0.05), (1.16, -0.72, 0.05), (1.0, -0.3, 0.05)]
    end = [(0.83, 0.42, 0.2), (0.62, -0.1, 0.16), (0.36, -0.6, 0.1), (0.2, -1.05, 0.07)]
    tube(start + points[:-1] + end, 0.047, cloth, n=6)
    usb_c((1.36, -1.72, 0.08), (0, 0, 10), mat("paint-grip", (0.8, 0.8, 0.8), 0.3, coat=0.3))
    if opt.get("ends") == "3":
        for dx, turn in ((-0.42, -26), (0.0, -6), (0.42, 14)):
            a = math.radians(turn)
            x, y = 0.12 + dx, -1.9 + abs(dx) * 0.2
            base = (x - 0.62 * math.sin(a), y + 0.62 * math.cos(a), 0.08)
            tube([(0.2, -1.0, 0.08), ((0.2 + base[0]) / 2 - 0.02, -1.16, 0.08), base], 0.036, cloth, n=6)
            usb_c((x, y, 0.08), (0, 0, turn), mat("paint-grip", (0.8, 0.8, 0.8), 0.3, coat=0.3))
        box((0.17, 0.26, 0.12), (0.2, -1.02, 0.08), mat("paint-grip", (0.8, 0.8, 0.8), 0.3, coat=0.3), 0.04)
    else:
        usb_c((0.06, -1.66, 0.08), (0, 0, -12), mat("paint-grip", (0.8, 0.8, 0.8), 0.3, coat=0.3))


def power_bank():
    w, h, d = 0.86, 1.66, 0.24
    z = h / 2

    def one(solar=False):
        upright(rounded(w, h, 0.12, 12), -d / 2, d / 2, SATIN(), 0.07, z=z)
        if solar:
            upright(rounded(w - 0.12, h - 0.36, 0.03), -d / 2 - 0.006, 0, LENS(), 0.003, z=z + 0.06)
            cell = mat("cell", (0.012, 0.025, 0.085), 0.18, coat=1.0)
            for j in range(6):
                for i in range(3):
                    upright(
                        rounded(0.222, 0.196, 0.02), -d / 2 - 0.008, 0, cell, 0, x=(i - 1) * 0.232, z=z + 0.06 + (j - 2.5) * 0.206
                    )
                    for dz in (-0.05, 0.05):
                        upright(
                            rounded(0.222, 0.005, 0.002), -d / 2 - 0.009, 0, STEEL(), 0, x=(i - 1) * 0.232, z=z + 0.06 + (j - 2.5) * 0.206 + dz
                        )
        else:
            upright(rounded(w - 0.14, h - 0.16, 0.08, 12), -d / 2 - 0.004, 0, mat("paint-face", (0.8, 0.8, 0.8), 0.6, bump=0.1, scale=80), 0.003, z=z)
        foot = 0.13 if solar else 0.18
        upright(rounded(0.36, 0.075, 0.036, 12), -d / 2 - 0.008, 0, LENS(), 0.002, z=foot)
        for k in range(4):
            disc(0.014, 0.004, ((k - 1.5) * 0.075, -d / 2 - 0.008, foot), LIGHT("pilot", (0.6, 0.85, 1)))

        def top():
            port((-0.22, 0, 0))
            port((0.16, 0, 0), "a")

        placed(top, (0, 0, h + 0.001), (-90, 0, 0))
        box((0.03, 0.08, 0.2), (w / 2 + 0.004, 0, h * 0.76), BLACK(), 0.012)

    placed(lambda: one(opt.get("solar") == "1"), (0.28, -0.3, 0))

    def lying():
        one()

    placed(lying, (-0.42, 0.2, 0), (0, 0, 14))


def phone_stand():
    metal = mat("paint-metal", (0.8, 0.8, 0.8), 0.3, coat=0.5)
    plate(rounded(0.95, 1.0, 0.14, 12), 0.07, metal, (0, 0.1, 0), r=0.02)
    tube([(0, 0.36, 0.06), (0, 0.4, 0.5), (0, 0.34, 0.86)], 0.06, metal)
    tube([(-0.16, 0.32, 0.88), (0.16, 0.32, 0.88)], 0.085, BRUSHED(), round_=False)

    def rest():
        upright(rounded(0.66, 0.86, 0.1, 12), -0.02, 0.03, metal, 0.015, z=0.43)
        upright(rounded(0.56, 0.6, 0.06, 12), -0.028, 0, RUBBER(), 0.004, z=0.5)
        for x in (-0.22, 0.22):
            box((0.14, 0.24, 0.045), (x, -0.11, 0.03), metal, 0.018)
            box((0.14, 0.045, 0.12), (x, -0.215, 0.07), metal, 0.018)
        if not opt.get("empty"):
            placed(lambda: slab(screen=DUSK, lens="none"), (0, -0.1, 0.06))

    placed(rest, (0, 0.2, 0.42), (-20, 0, 0))


def phone_mount():
    lathe(
        [(0, 0.0), (0.5, 0.0), (0.53, 0.02), (0.5, 0.07), (0.3, 0.13), (0.2, 0.2), (0.19, 0.3), (0, 0.3)], RUBBER(), n=96
    )
    lathe([(0.21, 0.2), (0.36, 0.13), (0.37, 0.17), (0.24, 0.3), (0.2, 0.32), (0, 0.32)], SATIN(), n=96)
    tube([(0, 0, 0.28), (0, 0.05, 0.55), (0, 0.1, 0.82)], 0.075, SATIN())
    box((0.06, 0.18, 0.3), (0.22, 0.02, 0.3), BLACK(), 0.02, turn=(0, 18, 0))
    ball(0.12, (0, 0.1, 0.9), BLACK())

    def head():
        upright(rounded(0.5, 0.62, 0.1, 12), -0.02, 0.12, SATIN(), 0.03, z=0.42)
        upright(rounded(0.42, 0.54, 0.08, 12), -0.03, 0, RUBBER(), 0.006, z=0.42)
        for side in (-1, 1):
            box((0.2, 0.06, 0.16), (side * 0.3, 0.05, 0.44), BLACK(), 0.02)
            box((0.07, 0.24, 0.34), (side * 0.42, -0.06, 0.44), SATIN(), 0.03)
            box((0.02, 0.18, 0.26), (side * 0.382, -0.07, 0.44), RUBBER(), 0.008)
        for side in (-1, 1):
            box((0.1, 0.24, 0.05), (side * 0.15, -0.08, 0.0), BLACK(), 0.02)
            box((0.1, 0.05, 0.12), (side * 0.15, -0.19, 0.03), BLACK(), 0.02)
        box((0.08, 0.05, 0.16), (0, 0.04, 0.08), BLACK(), 0.02)
        if not opt.get("empty"):
            placed(lambda: slab(screen=LAGOON, lens="none"), (0, -0.1, 0.03))

    placed(head, (0, -0.02, 0.66), (-12, 0, 0))


{
    "phone": phone,
    "keypad-phone": keypad_phone,
    "flip-phone": flip_phone,
    "cordless-phone": cordless_phone,
    "tablet": tablet,
    "phone-case": phone_case,
    "screen-glass": screen_glass,
    "charger": charger,
    "charger-wireless": charger_wireless,
    "charger-car": charger_car,
    "cable": cable,
    "power-bank": power_bank,
    "phone-stand": phone_stand,
    "phone-mount": phone_mount,
}[opt["kind"]]()
opt["raw"] = True
